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

/** False where no folded term can stand in a text, because not even its first word does; most texts end here. */
export function mayStandIn(text: string, terms: readonly string[]): boolean {
  const small = folded(text);
  return terms.some((term) => small.includes(term.split(' ', 1)[0] ?? ''));
}

/**
 * A text in which terms are found wherever they stand, without case, a blank standing for any white space. Looking for
 * plain texts takes time in proportion to the text; an expression that allows for white space would go over it again and again.
 */
export class FoldedText {
  readonly #folded: string;
  /** Where white space was shortened: the place after it in the folded text, and what was left out up to there. */
  readonly #gaps: { at: number; left: number }[] = [];

  constructor(text: string) {
    let left = 0;
    this.#folded = folded(text).replace(/[^\S ]\s*| \s+/g, (space, place: number) => {
      const at = place - left + 1;
      left += space.length - 1;
      if (space.length > 1) this.#gaps.push({ at, left });
      return ' ';
    });
  }

  /** The first place, from a place of the text on, where one of the folded terms stands. */
  find(terms: readonly string[], from = 0): Stretch | undefined {
    const start = this.#foldedPlace(from);
    let best: Stretch | undefined;
    for (const term of terms) {
      const at = this.#folded.indexOf(term, start);
      if (at !== -1 && (!best || at < best[0])) best = [at, at + term.length];
    }
    return best && [this.#place(best[0]), this.#place(best[1] - 1) + 1];
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
  #foldedPlace(place: number): number {
    let [low, high] = [0, this.#folded.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#place(middle) < place) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
