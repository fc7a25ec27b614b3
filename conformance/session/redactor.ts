import { secretName } from './generated/secret-names.ts';

/** The replacement of a secret without a known variable. */
const hidden = '***';

/** Removes all credentials and tokens of a run from recorded texts. */
export class Redactor {
  /** The variable name of each secret. */
  readonly #names = new Map<string, string>();
  #pattern: RegExp | undefined;

  /** From now on the secret is replaced by a shell variable, in every encoding that a request may use. */
  hide(secret: string, name: string): void {
    if (secret.length < 4) return;
    if (this.#names.get(secret) === `$${name}`) return;
    for (const spelling of spellingsOf(secret)) this.#names.set(spelling, `$${name}`);
    // One secret may be the prefix of another, so longer ones are replaced first.
    const longestFirst = [...this.#names.keys()].sort((one, other) => other.length - one.length);
    this.#pattern = new RegExp(longestFirst.map(escaped).join('|'), 'g');
  }

  /** The variable names of secrets. */
  get secretNames(): string[] {
    return [...new Set([...this.#names.values()].map((name) => name.slice(1)))];
  }

  text(text: string): string {
    return this.#pattern ? text.replace(this.#pattern, (secret) => this.#names.get(secret) ?? '') : text;
  }

  /** A body or address without the secrets of the run and without values of secret names. */
  message(text: string): string {
    return this.text(text)
      .replace(quotedMember, (all, name: string, between: string, value: string) =>
        mayStay(name, value) ? all : `${name}${between}"${hidden}"`,
      )
      .replace(parameter, (all, name: string, value: string) => (mayStay(name, value) ? all : `${name}=${hidden}`));
  }

  headers(headers: Readonly<Record<string, string>>): Record<string, string> {
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, this.#header(name, value)]));
  }

  #header(name: string, value: string): string {
    const text = this.text(value);
    if (mayStay(name, text.replace(scheme, ''))) return this.message(text);
    return `${scheme.exec(text)?.[0] ?? ''}${hidden}`;
  }

  /** A copy of plain data without secrets; undefined becomes null. */
  everywhere<T>(value: T): T {
    const text = JSON.stringify(value, (_, member: unknown) => (member === undefined ? null : member));
    return JSON.parse(text, (_, member: unknown) => (typeof member === 'string' ? this.text(member) : member));
  }
}

/** A property of a JSON text with a string value, and a parameter of a form or query. */
const quotedMember = /(?<![\w.-])([\w.-]+)("\s*:\s*)"((?:[^"\\]|\\.)*)"?/g;
const parameter = /(?<![\w.%-])([\w.%-]+)=([^&\s"';]*)/g;
const scheme = /^(?:bearer|basic)\s+/i;

/** Whether a value may be recorded: its name is not secret, or the secret was replaced. */
function mayStay(name: string, value: string): boolean {
  if (value === '' || value.startsWith('$')) return true;
  return !secretName.test(name.toLowerCase().replace(/%5f|[^a-z0-9]/g, ''));
}

/** A secret in its encodings: plain, in a URL, in a form, in JSON and in base64. */
function spellingsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const form = new URLSearchParams([['', secret]]).toString().slice(1);
  const json = JSON.stringify(secret).slice(1, -1);
  return [secret, encodeURIComponent(secret), form, json, bytes.toString('base64'), bytes.toString('base64url')];
}

/** A text escaped for a regular expression. */
function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
