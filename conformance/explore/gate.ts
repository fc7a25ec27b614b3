/**
 * Lets the steps of several random walks run in parallel, or the steps of one walk alone.
 * A violation is confirmed alone, so that no other walk can be the reason for a refusal or a difference.
 */
export class Gate {
  #inside = 0;
  #isAlone = false;
  #waiting: (() => void)[] = [];

  /**
   * Executes work in parallel with the work of other random walks. If another walk runs alone, waits for its end first.
   */
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
   * Prevents that another random walk runs alone until the returned function is called.
   * A walk calls this method before it borrows something that another walk could wait for.
   */
  hold(): () => void {
    this.#inside += 1;
    return () => {
      this.#inside -= 1;
      this.#changed();
    };
  }

  /**
   * Executes work alone: first waits until the work of all other random walks has ended.
   * Other walks wait until the work ends.
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
