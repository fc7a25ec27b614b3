/** The number of characters that are kept of the beginning and of the end of the output. */
const keptPart = 32 * 1024;

export class ClientOutput {
  #start = '';
  #end = '';
  #length = 0;

  add(text: string): void {
    const free = Math.max(0, keptPart - this.#start.length);
    this.#start += text.slice(0, free);
    this.#end = (this.#end + text.slice(free)).slice(-keptPart);
    this.#length += text.length;
  }

  get isCut(): boolean {
    return this.#length > 2 * keptPart;
  }

  /** The output. Cuts it between two lines if possible, so that no part of a credential remains. */
  get text(): string {
    if (!this.isCut) return this.#start + this.#end;
    const start = this.#start.slice(0, this.#start.lastIndexOf('\n') + 1 || undefined);
    const end = this.#end.slice(this.#end.indexOf('\n') + 1);
    const left = this.#length - start.length - end.length;
    return `${start}(${left} characters of the output were not kept)\n${end}`;
  }
}
