import { secretName } from './generated/secret-names.ts';

/** The text that replaces a secret for which there is no shell variable. */
const hidden = '***';

/** Removes all credentials and tokens of a run from recorded texts. */
export class Redactor {
  /** Maps each secret to the name of its shell variable. */
  readonly #names = new Map<string, string>();
  #pattern: RegExp | undefined;

  /**
   * Registers a secret, so that a shell variable replaces the secret in all later texts.
   * The shell variable also replaces encoded forms of the secret, for example Base64.
   */
  hide(secret: string, name: string): void {
    if (secret.length < 4) return;
    if (this.#names.get(secret) === `$${name}`) return;
    for (const spelling of spellingsOf(secret)) this.#names.set(spelling, `$${name}`);
    // Replaces long secrets first, because a short secret may be the start of a long one.
    const longestFirst = [...this.#names.keys()].sort((one, other) => other.length - one.length);
    this.#pattern = new RegExp(longestFirst.map(escaped).join('|'), 'g');
  }

  /** Returns the names of the shell variables that replace secrets. */
  get secretNames(): string[] {
    return [...new Set([...this.#names.values()].map((name) => name.slice(1)))];
  }

  /** Registers the values of all headers whose names indicate a secret, for example `X-Gateway-Key`. */
  hideHeaders(headers: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(headers)) {
      const isSecret = /key$/i.test(name) || !mayStay(name, value);
      if (isSecret) this.hide(value, `HEADER_${name.replaceAll(/\W+/g, '_').toUpperCase()}`);
    }
  }

  text(text: string): string {
    return this.#pattern ? text.replace(this.#pattern, (secret) => this.#names.get(secret) ?? '') : text;
  }

  /**
   * Returns a body or a URL without the secrets of the run.
   * Also replaces values whose names indicate a secret, for example `password`.
   */
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

  /** Returns a copy of a JSON-compatible value without secrets. In the copy, null replaces undefined. */
  everywhere<T>(value: T): T {
    const text = JSON.stringify(value, (_, member: unknown) => (member === undefined ? null : member));
    return JSON.parse(text, (_, member: unknown) => (typeof member === 'string' ? this.text(member) : member));
  }
}

/** Regular expressions for a JSON property with a string value, and for a parameter of a form or query. */
const quotedMember = /(?<![\w.-])([\w.-]+)("\s*:\s*)"((?:[^"\\]|\\.)*)"?/g;
const parameter = /(?<![\w.%-])([\w.%-]+)=([^&\s"';]*)/g;
const scheme = /^(?:bearer|basic)\s+/i;

/**
 * Returns whether a value may appear in a record.
 * A value may appear if its name does not indicate a secret, or if a variable already replaces the secret.
 */
function mayStay(name: string, value: string): boolean {
  if (value === '' || value.startsWith('$')) return true;
  return !secretName.test(name.toLowerCase().replace(/%5f|[^a-z0-9]/g, ''));
}

/** Returns a secret in all its encodings: plain, in a URL, in a form, in JSON and in Base64. */
function spellingsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const form = new URLSearchParams([['', secret]]).toString().slice(1);
  const json = JSON.stringify(secret).slice(1, -1);
  return [secret, encodeURIComponent(secret), form, json, bytes.toString('base64'), bytes.toString('base64url')];
}

/** Escapes a text for a regular expression. */
function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
