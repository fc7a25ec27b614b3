/** To confirm a violation, the explorer runs a sequence alone, so that parallel requests cannot cause the violation. */
export class WalkGate {
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

  /** Callers must call `hold` before they reserve users. The opposite order can cause a deadlock. */
  hold(): () => void {
    this.#inside += 1;
    return () => {
      this.#inside -= 1;
      this.#changed();
    };
  }

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
