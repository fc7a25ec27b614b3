// Private-use characters, which no request contains, mark the placeholder of a shell variable.
const begin = '\u{E000}';
const end = '\u{E001}';

/** The placeholder of a shell variable. */
export function place(variable: string): string {
  return `${begin}${variable}${end}`;
}

/** The placeholder of a variable in JSON without quotes: an id that is a number. */
export function numberPlace(variable: string): string {
  return `${begin}${begin}${variable}${end}${end}`;
}

/** JSON text with the quotes around number placeholders removed. */
export function withoutNumberQuotes(json: string): string {
  return json.replaceAll(`"${begin}${begin}`, begin).replaceAll(`${end}${end}"`, end);
}

/** The placeholder of a variable whose value must be percent-encoded. */
export function encodedPlace(variable: string): string {
  return `${begin}uri:${variable}${end}`;
}

/** The variables of a text, in order. */
export function variablesIn(text: string): string[] {
  return [...text.matchAll(new RegExp(`${begin}(?:uri:)?(\\w+)${end}`, 'g'))].map(([, name = '']) => name);
}

/** The text as one word of a POSIX shell: literals in single quotes, variables in double quotes. */
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

/** The text as a comment; line breaks and control characters become spaces. */
export function comment(text: string): string {
  return `# ${text.replaceAll(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ').slice(0, 300)}`;
}
