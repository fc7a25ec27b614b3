/** So many parts are remembered; the one that came first goes. */
const mostParts = 32;
/** A longer part would be compared again and again where a text nearly holds it. */
const longestPart = 100;
const [unknown, yes, no] = [0, 1, 2];

/** Which texts hold a part, as far as somebody asked: the next page of a search, and the same words with other conditions, need no second look. */
export class TextFinds {
  readonly #answers = new Map<string, Uint8Array>();

  /** Whether a part stands in a text, without case; `textAt` gives the text of a slot. */
  finder(part: string, slots: number, textAt: (slot: number) => string): (slot: number) => boolean {
    const answers = this.#answersTo(part, slots);
    const stands = standsIn(part);
    return (slot) => {
      if (answers[slot] === unknown) answers[slot] = stands(textAt(slot)) ? yes : no;
      return answers[slot] === yes;
    };
  }

  /** Forgets what was found out about a text that is another one now. */
  forget(slot: number): void {
    for (const answers of this.#answers.values()) answers[slot] = unknown;
  }

  #answersTo(part: string, slots: number): Uint8Array {
    const before = this.#answers.get(part);
    if (before && before.length >= slots) return before;
    const answers = new Uint8Array(slots + 1_000);
    if (before) answers.set(before);
    const [oldest] = this.#answers.keys();
    if (!before && oldest !== undefined && this.#answers.size >= mostParts) this.#answers.delete(oldest);
    this.#answers.set(part, answers);
    return answers;
  }
}

/** A text in lower case costs more than an expression that goes without it. */
function standsIn(part: string): (text: string) => boolean {
  if (part === '') return (text) => text !== '';
  const lower = part.toLowerCase();
  if (part.length > longestPart || /[^\n -~]/.test(part)) return (text) => text.toLowerCase().includes(lower);
  const pattern = new RegExp(part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'i');
  return (text) => pattern.test(text);
}
