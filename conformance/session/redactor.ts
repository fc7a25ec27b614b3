import { secretName } from './generated/secret-names.ts';

export const hidden = '***';

/** The minimum length of a text that is hidden, so that reports stay readable. */
const shortest = 4;

export interface Secret {
  secret: string;
}

export class Redactor {
  readonly #names = new Map<string, string>();
  #pattern: RegExp | undefined;

  /** Reports contain the shell variable `name` instead of the secret. */
  hide(secret: string, name: string): void {
    if (secret.length < shortest) return;
    if (this.#names.get(secret) === name) return;
    for (const spelling of spellingsOf(secret)) this.#names.set(spelling, name);
    // A short secret can be the beginning of a long secret, so long secrets are replaced first.
    const longestFirst = [...this.#names.keys()].sort((one, other) => other.length - one.length);
    this.#pattern = new RegExp(`(${longestFirst.map(escaped).join('|')})`);
  }

  get secretNames(): string[] {
    return [...new Set(this.#names.values())];
  }

  /** Divides a text into secrets and other parts, so that no text of a target looks like the name of a secret. */
  divided(text: string): (string | Secret)[] {
    if (this.#pattern === undefined) return [text];
    return text
      .split(this.#pattern)
      .map((part, at) => (at % 2 === 1 ? { secret: this.#names.get(part) ?? hidden } : this.#withoutCutSecrets(part)));
  }

  /** Hides the beginning of a secret before an ellipsis, because messages shorten long values of the target. */
  #withoutCutSecrets(text: string): string {
    return text
      .split(/(\.\.\.|…)/)
      .map((part, at, parts) => (at % 2 === 0 && at < parts.length - 1 ? this.#withoutCutEnd(part) : part))
      .join('');
  }

  #withoutCutEnd(text: string): string {
    for (const secret of this.#names.keys()) {
      const end = text.slice(-secret.length);
      for (
        let at = end.indexOf(secret.slice(0, shortest));
        at >= 0;
        at = end.indexOf(secret.slice(0, shortest), at + 1)
      )
        if (secret.startsWith(end.slice(at))) return `${text.slice(0, text.length - end.length + at)}${hidden}`;
    }
    return text;
  }

  hideHeaders(headers: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(headers)) {
      const isSecret = /key$/i.test(name) || !mayStay(name, value);
      if (isSecret) this.hide(value, `HEADER_${name.replaceAll(/\W+/g, '_').toUpperCase()}`);
    }
  }

  text(text: string): string {
    return this.divided(text)
      .map((part) => (typeof part === 'string' ? part : `$${part.secret}`))
      .join('');
  }

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

  /** Replaces undefined with null. */
  everywhere<T>(value: T): T {
    const text = JSON.stringify(value, (_, member: unknown) => (member === undefined ? null : member));
    return JSON.parse(text, (_, member: unknown) => (typeof member === 'string' ? this.text(member) : member));
  }
}

const quotedMember = /(?<![\w.-])([\w.-]+)("\s*:\s*)"((?:[^"\\]|\\.)*)"?/g;
const parameter = /(?<![\w.%-])([\w.%-]+)=([^&\s"';]*)/g;
const scheme = /^(?:bearer|basic)\s+/i;

function mayStay(name: string, value: string): boolean {
  return value === '' || value.startsWith('$') || !isSecretName(name);
}

export function isSecretName(name: string): boolean {
  return secretName.test(name.toLowerCase().replace(/%5f|[^a-z0-9]/g, ''));
}

function spellingsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const form = new URLSearchParams([['', secret]]).toString().slice(1);
  const json = JSON.stringify(secret).slice(1, -1);
  return [secret, encodeURIComponent(secret), form, json, bytes.toString('base64'), bytes.toString('base64url')];
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
