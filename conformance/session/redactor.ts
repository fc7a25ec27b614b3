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

  text(text: string): string {
    return this.#pattern ? text.replace(this.#pattern, (secret) => this.#names.get(secret) ?? '') : text;
  }

  headers(headers: Readonly<Record<string, string>>): Record<string, string> {
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, this.text(value)]));
  }

  /** A copy of plain data in which no text has a secret; what is undefined becomes null. */
  everywhere<T>(value: T): T {
    const text = JSON.stringify(value, (_, member: unknown) => (member === undefined ? null : member));
    return JSON.parse(text, (_, member: unknown) => (typeof member === 'string' ? this.text(member) : member));
  }
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
