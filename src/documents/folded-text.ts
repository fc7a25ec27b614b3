/** A stretch of a text, from its first character up to, without, the last one. */
export type Stretch = readonly [from: number, to: number];

/** The one letter that has two characters as a small one; places in a text must stay where they are. */
const dottedI = /\u0130/g;

function folded(text: string): string {
  return text.replace(dottedI, 'I').toLowerCase();
}

/** What is looked for in folded texts: without case, and with one blank for any white space. */
export function foldedTerms(terms: readonly string[]): string[] {
  return terms.map((term) => folded(term).replace(/\s+/g, ' '));
}

/**
 * A text in which terms are found wherever they stand, without case, a blank standing for any white space. Looking for
 * plain texts takes time in proportion to the text; an expression that allows for white space would go over it again and again.
 */
export class FoldedText {
  readonly text: string;
  /** In small letters, with its white space as it is: most terms are seen not to stand in it. */
  readonly #small: string;
  #folded: string | undefined;
  /** Where white space was shortened: the place after it in the folded text, and what was left out up to there. */
  readonly #gaps: { at: number; left: number }[] = [];

  constructor(text: string) {
    this.text = text;
    this.#small = folded(text);
  }

  /** The first place, from a place of the text on, where one of the folded terms stands. */
  find(terms: readonly string[], from = 0): Stretch | undefined {
    const likely = terms.filter((term) => this.#small.includes(term.split(' ', 1)[0] ?? ''));
    if (likely.length === 0) return undefined;
    this.#folded ??= this.#fold();
    const start = this.#foldedPlace(this.#folded, from);
    let best: Stretch | undefined;
    for (const term of likely) {
      const at = this.#folded.indexOf(term, start);
      if (at !== -1 && (!best || at < best[0])) best = [at, at + term.length];
    }
    return best && [this.#place(best[0]), this.#place(best[1] - 1) + 1];
  }

  #fold(): string {
    let left = 0;
    return this.#small.replace(/[^\S ]\s*| \s+/g, (space, place: number) => {
      const at = place - left + 1;
      left += space.length - 1;
      if (space.length > 1) this.#gaps.push({ at, left });
      return ' ';
    });
  }

  #place(at: number): number {
    let [low, high] = [0, this.#gaps.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#gaps[middle]?.at ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    return at + (this.#gaps[low - 1]?.left ?? 0);
  }

  /** The first place of the folded text that stands at a place of the text or after it. */
  #foldedPlace(text: string, place: number): number {
    let [low, high] = [0, text.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#place(middle) < place) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
