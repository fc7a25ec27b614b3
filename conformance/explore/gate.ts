/**
 * Lets the steps of parallel walks run at the same time, and one walk alone.
 * A finding is confirmed alone, so that no other walk can be the reason for a refusal or a difference.
 */
export class Gate {
  #inside = 0;
  #isAlone = false;
  #waiting: (() => void)[] = [];

  /** Executes work at the same time as the work of other walks, but not while another walk runs alone. */
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
   * Lets no other walk run alone until the returned function is called. Work that already runs calls this method before
   * it borrows something that other walks wait for.
   */
  hold(): () => void {
    this.#inside += 1;
    return () => {
      this.#inside -= 1;
      this.#changed();
    };
  }

  /** Executes work alone: waits until the work of all other walks has ended, and lets them wait meanwhile. */
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
