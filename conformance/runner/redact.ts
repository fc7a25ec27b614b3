/** Takes every credential and token of a run out of what is written down. */
export class Redactor {
  readonly #secrets = new Map<string, string>();

  /** From now on the secret reads as the name of a shell variable. */
  hide(secret: string, name: string): void {
    if (secret.length >= 4) this.#secrets.set(secret, `$${name}`);
  }

  text(text: string): string {
    let redacted = text;
    for (const [secret, name] of this.#secrets) redacted = redacted.replaceAll(secret, name);
    return redacted;
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
