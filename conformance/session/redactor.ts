import { secretName } from './generated/secret-names.ts';

/** Stands in the place of a secret that is known by its name alone. */
const hidden = '***';

/** Takes every credential and token of a run out of what is written down. */
export class Redactor {
  /** What is hidden, and what stands there instead. */
  readonly #names = new Map<string, string>();
  #pattern: RegExp | undefined;

  /** From now on the secret reads as the name of a shell variable, in every spelling that a request may give it. */
  hide(secret: string, name: string): void {
    if (secret.length < 4) return;
    if (this.#names.get(secret) === `$${name}`) return;
    for (const spelling of spellingsOf(secret)) this.#names.set(spelling, `$${name}`);
    // One secret may begin another, so the longest is looked for first.
    const longestFirst = [...this.#names.keys()].sort((one, other) => other.length - one.length);
    this.#pattern = new RegExp(longestFirst.map(escaped).join('|'), 'g');
  }

  /** The names of variables that stand for secrets. */
  get secretNames(): string[] {
    return [...new Set([...this.#names.values()].map((name) => name.slice(1)))];
  }

  text(text: string): string {
    return this.#pattern ? text.replace(this.#pattern, (secret) => this.#names.get(secret) ?? '') : text;
  }

  /** A body or an address: the secrets of the run, and whatever stands under the name of a secret. */
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

  /** A copy of plain data in which no text has a secret; what is undefined becomes null. */
  everywhere<T>(value: T): T {
    const text = JSON.stringify(value, (_, member: unknown) => (member === undefined ? null : member));
    return JSON.parse(text, (_, member: unknown) => (typeof member === 'string' ? this.text(member) : member));
  }
}

/** A member of a JSON text whose value is a string, and a parameter of a form or a query. */
const quotedMember = /(?<![\w.-])([\w.-]+)("\s*:\s*)"((?:[^"\\]|\\.)*)"?/g;
const parameter = /(?<![\w.%-])([\w.%-]+)=([^&\s"';]*)/g;
const scheme = /^(?:bearer|basic)\s+/i;

/** Whether a value may be written down: its name is that of no secret, or the secret was replaced by its variable. */
function mayStay(name: string, value: string): boolean {
  if (value === '' || value.startsWith('$')) return true;
  return !secretName.test(name.toLowerCase().replace(/%5f|[^a-z0-9]/g, ''));
}

/** A secret as it is, in a URL, in a form, in a JSON text and in base64. */
function spellingsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const form = new URLSearchParams([['', secret]]).toString().slice(1);
  const json = JSON.stringify(secret).slice(1, -1);
  return [secret, encodeURIComponent(secret), form, json, bytes.toString('base64'), bytes.toString('base64url')];
}

/** A text as a regular expression finds it to the letter. */
function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
