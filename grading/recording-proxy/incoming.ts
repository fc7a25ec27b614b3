import type { IncomingMessage } from 'node:http';

export interface Incoming {
  id: number;
  method: string;
  target: string;
  headers: Readonly<Record<string, string>>;
  /** The body, which is complete when the sandbox has answered the request. */
  body: ReceivedBody;
}

export function joinedHeaders(headers: IncomingMessage['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, [value].flat().join(', ')]],
    ),
  );
}

export interface Seen extends Incoming {
  at: number;
  answeredAt: number | null;
  status: number | null;
  answerHeaders: Readonly<Record<string, string>>;
  answerBody: ReceivedBody;
  isWhole: boolean;
  probe: string | null;
  ignoresIdleConnection: boolean;
  connection: number | null;
  brokenAt?: number;
}

/** The relay keeps this number of bytes from the beginning of each body. */
export const keptBytes = 1024 * 1024;

const keptEnd = 64 * 1024;

/** A body on its way through the relay. A long body is forwarded whole, but only its beginning and end are kept. */
export class ReceivedBody {
  bytes = 0;
  #start: Buffer[] = [];
  #end = Buffer.alloc(0);

  add(part: Buffer): void {
    const free = Math.max(0, keptBytes - this.bytes);
    if (free > 0) this.#start.push(Buffer.from(part.subarray(0, free)));
    this.bytes += part.length;
    if (!this.isCut) return;
    const before = this.#end.length > 0 ? this.#end : this.start.subarray(-keptEnd);
    this.#end = Buffer.from(Buffer.concat([before, part.subarray(free)]).subarray(-keptEnd));
  }

  get start(): Buffer {
    if (this.#start.length > 1) this.#start = [Buffer.concat(this.#start)];
    return this.#start[0] ?? Buffer.alloc(0);
  }

  get isCut(): boolean {
    return this.bytes > keptBytes;
  }

  has(text: string): boolean {
    return this.start.includes(text) || this.#end.includes(text);
  }
}
