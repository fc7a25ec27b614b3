/**
 * Runs the steps of several request sequences in parallel, or the steps of one request sequence exclusively.
 * The explorer confirms a violation exclusively, so that no parallel request can explain it.
 */
export class Gate {
  #inside = 0;
  #isAlone = false;
  #waiting: (() => void)[] = [];

  /** Runs work in parallel with other request sequences. First waits for the end of exclusive work. */
  async shared<T>(work: () => Promise<T>): Promise<T> {
    while (this.#isAlone) await this.#change();
    const release = this.hold();
    try {
      return await work();
    } finally {
      release();
    }
  }

  /**
   * Prevents exclusive work of other request sequences until the returned function is called.
   * Call this method before you reserve anything for which another request sequence could wait.
   */
  hold(): () => void {
    this.#inside += 1;
    return () => {
      this.#inside -= 1;
      this.#changed();
    };
  }

  /**
   * Runs work exclusively, after the work of all other request sequences has ended.
   * Other request sequences wait until the exclusive request sequence ends its work.
   */
  async alone<T>(work: () => Promise<T>): Promise<T> {
    while (this.#isAlone) await this.#change();
    this.#isAlone = true;
    try {
      while (this.#inside > 0) await this.#change();
      return await work();
    } finally {
      this.#isAlone = false;
      this.#changed();
    }
  }

  #change(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #changed(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resume of waiting) resume();
  }
}
