// Each placeholder is enclosed in private-use characters of Unicode, which occur in no request.
const begin = '\u{E000}';
const end = '\u{E001}';

export function place(variable: string): string {
  return `${begin}${variable}${end}`;
}

/** Returns a placeholder for a number. `shellWord` replaces the placeholder with a shell variable. */
export function numberPlace(variable: string): string {
  return `${begin}${begin}${variable}${end}${end}`;
}

/** In JSON text, removes the quotes around each placeholder for a number. */
export function withoutNumberQuotes(json: string): string {
  return json.replaceAll(`"${begin}${begin}`, begin).replaceAll(`${end}${end}"`, end);
}

/** Returns a placeholder. `shellWord` replaces the placeholder with the percent-encoded value of a shell variable. */
export function encodedPlace(variable: string): string {
  return `${begin}uri:${variable}${end}`;
}

export function variablesIn(text: string): string[] {
  return [...text.matchAll(new RegExp(`${begin}(?:uri:)?(\\w+)${end}`, 'g'))].map(([, name = '']) => name);
}

/** Quotes a text for a POSIX shell: fixed text in single quotes, and variables in double quotes. */
export function shellWord(text: string): string {
  const parts = text.split(new RegExp(`${begin}((?:uri:)?\\w+)${end}`));
  const words = parts.map((part, at) => (at % 2 === 1 ? variable(part) : part === '' ? '' : quoted(part)));
  return words.join('') || "''";
}

function variable(name: string): string {
  return name.startsWith('uri:') ? `"$(uri "$${name.slice('uri:'.length)}")"` : `"$${name}"`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Returns a text as a shell comment. Line breaks and control characters become spaces. */
export function comment(text: string): string {
  return `# ${text.replaceAll(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ').slice(0, 300)}`;
}
