const mostOften = 255;

export class Frequencies {
  #words: number[] = [];
  #counts = new Uint8Array(1024);

  add(word: number): void {
    if (word >= this.#counts.length) this.#widen(word);
    const count = this.#counts[word] as number;
    if (count === 0) this.#words.push(word);
    if (count < mostOften) this.#counts[word] = count + 1;
  }

  take(): { words: number[]; counts: number[] } {
    const words = this.#words;
    const counts = words.map((word) => this.#counts[word] as number);
    for (const word of words) this.#counts[word] = 0;
    this.#words = [];
    return { words, counts };
  }

  #widen(word: number): void {
    const counts = new Uint8Array(2 * (word + 1));
    counts.set(this.#counts);
    this.#counts = counts;
  }
}
