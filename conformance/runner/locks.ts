/** Lets those who name the same lock go one after another; who names none goes at once. */
export class Locks {
  readonly #ends = new Map<string, Promise<void>>();

  /** Waits for those before; the function that it gives lets the next one go. */
  async take(name: string | undefined): Promise<() => void> {
    if (name === undefined) return () => undefined;
    const before = this.#ends.get(name);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#ends.set(name, promise);
    await before;
    return resolve;
  }
}
