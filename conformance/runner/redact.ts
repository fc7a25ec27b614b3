/** Takes every credential and token of a run out of what is written down. */
export class Redactor {
  /** What is hidden and what stands there instead, the longest first: one secret may begin another. */
  #secrets: (readonly [string, string])[] = [];

  /** From now on the secret reads as the name of a shell variable, in every spelling that a request may give it. */
  hide(secret: string, name: string): void {
    if (secret.length < 4) return;
    const known = new Map(this.#secrets);
    for (const spelling of spellingsOf(secret)) known.set(spelling, `$${name}`);
    this.#secrets = [...known].sort(([one], [other]) => other.length - one.length);
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

/** A secret as it is, in a URL, in a form, in a JSON text and in base64. */
function spellingsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const form = new URLSearchParams([['', secret]]).toString().slice(1);
  const json = JSON.stringify(secret).slice(1, -1);
  return [secret, encodeURIComponent(secret), form, json, bytes.toString('base64'), bytes.toString('base64url')];
}
