/**
 * Runs request sequences either in parallel or exclusively (a read-write lock).
 * The explorer confirms a violation exclusively, so that no parallel request can be its cause.
 */
export class Gate {
  #inside = 0;
  #isAlone = false;
  #waiting: (() => void)[] = [];

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
   * Prevents exclusive work until the returned function is called.
   * To avoid deadlocks, call `hold` before you reserve users.
   */
  hold(): () => void {
    this.#inside += 1;
    return () => {
      this.#inside -= 1;
      this.#changed();
    };
  }

  /** Runs `work` while no other request sequence sends requests. */
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
