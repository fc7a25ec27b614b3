import { limits } from '../contract/generated/limits.ts';
import type { OperationEntry } from '../contract/operation.ts';
import type { JournalExchange, JournalResponse, Message, RawHeaders } from './exchange.ts';

/** Callers must copy the data that they need later, because the next call of `add` can overwrite the entry. */
export interface Kept {
  id: number;
  exchange: JournalExchange;
}

export class Journal {
  /** New entries overwrite the oldest ones. */
  #ring: (Slot | undefined)[] = Array(16).fill(undefined);
  /** Later entries of an operation often have the same headers. */
  readonly #latest = new Map<JournalExchange['entry'], Slot>();
  #first = 1;
  #last = 0;
  #bytes = 0;
  #dropped = 0;

  add(exchange: JournalExchange, most: number): number {
    let free: Slot | undefined;
    while (this.size > 0 && this.size >= most) free = this.#dropOldest();
    this.#last += 1;
    this.#keep(exchange, free ?? new Slot());
    if (most === 0) this.#dropOldest();
    return this.#last;
  }

  get size(): number {
    return this.#last - this.#first + 1;
  }

  get dropped(): number {
    return this.#dropped;
  }

  /** Newest first. */
  list(): Kept[] {
    return Array.from({ length: this.size }, (_, at) => this.#last - at).flatMap((id) => {
      const exchange = this.#ring[id % this.#ring.length];
      return exchange ? [{ id, exchange }] : [];
    });
  }

  /** The serial numbers of new entries do not restart at 1. */
  clear(): void {
    this.#ring.fill(undefined);
    this.#latest.clear();
    this.#first = this.#last + 1;
    [this.#bytes, this.#dropped] = [0, 0];
  }

  #keep(exchange: JournalExchange, slot: Slot): void {
    if (this.size > this.#ring.length) this.#grow();
    slot.write(exchange, this.#latest.get(exchange.entry));
    this.#latest.set(exchange.entry, slot);
    this.#ring[this.#last % this.#ring.length] = slot;
    this.#bytes += slot.room;
    while (this.#bytes > limits.journalBytes && this.size > 1) this.#dropOldest();
  }

  #dropOldest(): Slot | undefined {
    const at = this.#first % this.#ring.length;
    const slot = this.#ring[at];
    this.#bytes -= slot?.room ?? 0;
    if (slot && this.#latest.get(slot.entry) === slot) this.#latest.delete(slot.entry);
    this.#ring[at] = undefined;
    this.#first += 1;
    this.#dropped += 1;
    return slot;
  }

  #grow(): void {
    const before = this.#ring;
    this.#ring = Array(before.length * 2).fill(undefined);
    for (let id = this.#first; id < this.#last; id++) this.#ring[id % this.#ring.length] = before[id % before.length];
  }
}

/** Buffer sizes are multiples of this, so that later requests of similar size can reuse a buffer. */
const step = 256;

const absent = -1;

/** Reuses memory of old entries. A body that is needed later must be copied, because a new request can overwrite it. */
class Slot implements JournalExchange {
  entry: OperationEntry | null = null;
  method = '';
  url = '';
  requestId = '';
  hostTime = 0.5;
  tenant: string | null = null;
  tenantTime: number | null = null;
  caller: JournalExchange['caller'] = null;
  duration = 0.5;
  due: JournalExchange['due'] = [];
  faults: JournalExchange['faults'] = [];
  #requestHeaders: RawHeaders = [];
  #requestBytes: number | null = null;
  #requestLength = absent;
  #isAnswered = false;
  #status = 0;
  #answerHeaders: RawHeaders = [];
  #answerBytes: number | null = null;
  #answerLength = absent;
  #sharedBody: string | null = null;
  #bodies: Buffer = Buffer.alloc(0);

  /** Bytes. */
  get room(): number {
    return this.#bodies.length + (this.#sharedBody?.length ?? 0);
  }

  get request(): Message {
    return { headers: this.#requestHeaders, body: this.#body(0, this.#requestLength), bytes: this.#requestBytes };
  }

  get answer(): JournalResponse | null {
    if (!this.#isAnswered) return null;
    const body = this.#sharedBody ?? this.#body(Math.max(0, this.#requestLength), this.#answerLength);
    return { status: this.#status, headers: this.#answerHeaders, body, bytes: this.#answerBytes };
  }

  /** Reuses the URL and the headers of the entry `similar` if they are equal. */
  write(exchange: JournalExchange, similar: Slot = this): void {
    const { request, answer } = exchange;
    this.entry = exchange.entry;
    this.method = exchange.method;
    this.url = exchange.url === similar.url ? similar.url : exchange.url;
    this.requestId = exchange.requestId;
    this.hostTime = exchange.hostTime;
    this.tenant = exchange.tenant;
    this.tenantTime = exchange.tenantTime;
    this.caller = exchange.caller;
    this.duration = exchange.duration;
    this.due = exchange.due;
    this.faults = exchange.faults;
    this.#sharedBody = answer?.isShared && typeof answer.body === 'string' ? answer.body : null;
    this.#makeRoom(mostBytes(request) + (this.#sharedBody === null ? mostBytes(answer) : 0));
    this.#requestHeaders = sameOr(similar.#requestHeaders, request.headers);
    this.#requestBytes = request.bytes;
    this.#requestLength = put(this.#bodies, 0, request);
    this.#isAnswered = answer !== null;
    if (answer === null) return;
    this.#status = answer.status;
    this.#answerHeaders = sameOr(similar.#answerHeaders, answer.headers);
    this.#answerBytes = answer.bytes;
    const start = Math.max(0, this.#requestLength);
    this.#answerLength = this.#sharedBody === null ? put(this.#bodies, start, answer) : absent;
  }

  #makeRoom(needed: number): void {
    const { length: room } = this.#bodies;
    if (needed <= room && room <= Math.max(4 * needed, 8 * step)) return;
    this.#bodies = Buffer.allocUnsafeSlow(Math.ceil(needed / step) * step);
  }

  #body(start: number, length: number): Buffer | null {
    return length === absent ? null : this.#bodies.subarray(start, start + length);
  }
}

function sameOr(before: RawHeaders, headers: RawHeaders): RawHeaders {
  if (before === headers || before.length !== headers.length) return headers;
  for (let at = 0; at < headers.length; at++) if (before[at] !== headers[at]) return headers;
  return before;
}

function put(place: Buffer, at: number, { body, bytes }: Message): number {
  if (body === null) return absent;
  if (typeof body !== 'string') return body.copy(place, at);
  return body.length === bytes ? place.write(body, at, 'latin1') : place.write(body, at);
}

function mostBytes(message: Message | null): number {
  const body = message?.body ?? '';
  return typeof body === 'string' ? Math.min(message?.bytes ?? Number.MAX_VALUE, 3 * body.length) : body.length;
}
