import { ContinuedByKey } from '../../tenant/slices.ts';
import { TermFinder } from '../terms/term-finder.ts';

const mostParts = 256;
const [unknown, yes, no] = [0, 1, 2];

interface Answers {
  finder: TermFinder;
  bySlot: Uint8Array;
  running: ContinuedByKey<number, boolean>;
}

/** Converts a document text for the search, for example to lower case. A long text can be converted in parts. */
type FormOf = (text: string) => readonly string[] | Generator<string>;

export class TextFinds {
  readonly #formOf: FormOf;
  readonly #answers = new Map<string, Answers>();

  constructor(formOf: FormOf) {
    this.#formOf = formOf;
  }

  finder(part: string, slots: number, textAt: (slot: number) => string): (slot: number) => boolean {
    if (part === '') return (slot) => textAt(slot) !== '';
    const { finder, bySlot, running } = this.#answersTo(part, slots);
    return (slot) => {
      if (bySlot[slot] === unknown) {
        const contains = running.result(slot, () => this.#read(finder, textAt(slot)));
        running.forget(slot);
        bySlot[slot] = contains ? yes : no;
      }
      return bySlot[slot] === yes;
    };
  }

  /** Deletes the cached results of one document. Must be called after every change of the document text. */
  forget(slot: number): void {
    for (const { bySlot, running } of this.#answers.values()) {
      bySlot[slot] = unknown;
      running.forget(slot);
    }
  }

  *#read(finder: TermFinder, text: string): Generator<number, boolean> {
    let contains = false;
    yield* finder.each(this.#formOf(text), () => {
      contains = true;
      return 'stop';
    });
    return contains;
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
  const { finder = new TermFinder([part]), running = new ContinuedByKey<number, boolean>() } = before ?? {};
  return { finder, bySlot, running };
}
