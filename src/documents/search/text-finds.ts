import { TermFinder } from '../terms/term-finder.ts';

/** Maximum number of search terms with cached results. The least recently used term is removed first. */
const mostParts = 256;
const [unknown, yes, no] = [0, 1, 2];

interface Answers {
  finder: TermFinder;
  bySlot: Uint8Array;
}

/** Caches which documents contain a search term, so that reading the next page repeats no search. */
export class TextFinds {
  readonly #answers = new Map<string, Answers>();

  finder(part: string, slots: number, textAt: (slot: number) => string): (slot: number) => boolean {
    if (part === '') return (slot) => textAt(slot) !== '';
    const { finder, bySlot } = this.#answersTo(part, slots);
    return (slot) => {
      if (bySlot[slot] === unknown) {
        const text = textAt(slot);
        bySlot[slot] = finder.reading([text], () => holds(finder, text)) ? yes : no;
      }
      return bySlot[slot] === yes;
    };
  }

  /** Deletes the cached results of one document. The caller must call this function after every change of its text. */
  forget(slot: number): void {
    for (const { bySlot } of this.#answers.values()) bySlot[slot] = unknown;
  }

  #answersTo(part: string, slots: number): Answers {
    const before = this.#answers.get(part);
    const answers = before && before.bySlot.length >= slots ? before : widened(part, slots, before);
    this.#answers.delete(part);
    const [oldest] = this.#answers.keys();
    if (oldest !== undefined && this.#answers.size >= mostParts) this.#answers.delete(oldest);
    this.#answers.set(part, answers);
    return answers;
  }
}

function widened(part: string, slots: number, before: Answers | undefined): Answers {
  const bySlot = new Uint8Array(slots + 1_000);
  if (before) bySlot.set(before.bySlot);
  return { finder: before?.finder ?? new TermFinder([part.toLowerCase()]), bySlot };
}

function holds(finder: TermFinder, text: string): boolean {
  let stands = false;
  const search = finder.each(text.toLowerCase(), () => {
    stands = true;
    return 'stop';
  });
  for (const _cost of search);
  return stands;
}
