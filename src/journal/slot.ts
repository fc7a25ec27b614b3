import type { OperationEntry } from '../contract/operation.ts';
import type { Answer, Exchange, Message, RawHeaders } from './exchange.ts';

/** Buffer sizes are multiples of this number of bytes, so that later requests of similar size can reuse a buffer. */
const step = 256;

const absent = -1;

/**
 * An entry of the request journal. The journal reuses the memory of old entries for new requests.
 * A value that was read from an entry is invalid after a new request has overwritten the entry.
 */
export class Slot implements Exchange {
  entry: OperationEntry | null = null;
  method = '';
  url = '';
  hostTime = 0.5;
  tenant: string | null = null;
  tenantTime: number | null = null;
  caller: Exchange['caller'] = null;
  duration = 0.5;
  due: Exchange['due'] = [];
  faults: Exchange['faults'] = [];
  #requestHeaders: RawHeaders = [];
  #requestBytes: number | null = null;
  #requestLength = absent;
  #isAnswered = false;
  #status = 0;
  #answerHeaders: RawHeaders = [];
  #answerBytes: number | null = null;
  #answerLength = absent;
  /** One buffer with the bytes of the request body followed by the bytes of the response body. */
  #bodies: Buffer = Buffer.alloc(0);

  /** The size of the buffer for the request body and the response body, in bytes. */
  get room(): number {
    return this.#bodies.length;
  }

  get request(): Message {
    return { headers: this.#requestHeaders, body: this.#body(0, this.#requestLength), bytes: this.#requestBytes };
  }

  get answer(): Answer | null {
    if (!this.#isAnswered) return null;
    const body = this.#body(Math.max(0, this.#requestLength), this.#answerLength);
    return { status: this.#status, headers: this.#answerHeaders, body, bytes: this.#answerBytes };
  }

  /** Overwrites the journal entry with another request and its response. */
  write(exchange: Exchange): void {
    const { request, answer } = exchange;
    this.entry = exchange.entry;
    this.method = exchange.method;
    if (exchange.url !== this.url) this.url = exchange.url;
    this.hostTime = exchange.hostTime;
    this.tenant = exchange.tenant;
    this.tenantTime = exchange.tenantTime;
    this.caller = exchange.caller;
    this.duration = exchange.duration;
    this.due = exchange.due;
    this.faults = exchange.faults;
    this.#makeRoom(mostBytes(request) + mostBytes(answer));
    this.#requestHeaders = sameOr(this.#requestHeaders, request.headers);
    this.#requestBytes = request.bytes;
    this.#requestLength = put(this.#bodies, 0, request);
    this.#isAnswered = answer !== null;
    if (answer === null) return;
    this.#status = answer.status;
    this.#answerHeaders = sameOr(this.#answerHeaders, answer.headers);
    this.#answerBytes = answer.bytes;
    this.#answerLength = put(this.#bodies, Math.max(0, this.#requestLength), answer);
  }

  #makeRoom(needed: number): void {
    const { room } = this;
    if (needed <= room && room <= Math.max(4 * needed, 8 * step)) return;
    this.#bodies = Buffer.allocUnsafeSlow(Math.ceil(needed / step) * step);
  }

  #body(start: number, length: number): Buffer | null {
    return length === absent ? null : this.#bodies.subarray(start, start + length);
  }
}

function sameOr(before: RawHeaders, headers: RawHeaders): RawHeaders {
  if (before.length !== headers.length) return headers;
  for (let at = 0; at < headers.length; at++) if (before[at] !== headers[at]) return headers;
  return before;
}

/** Writes a request or response body into a buffer, and returns its length in bytes. */
function put(place: Buffer, at: number, { body, bytes }: Message): number {
  if (body === null) return absent;
  if (typeof body !== 'string') return body.copy(place, at);
  return body.length === bytes ? place.write(body, at, 'latin1') : place.write(body, at);
}

function mostBytes(message: Message | null): number {
  const body = message?.body ?? '';
  return typeof body === 'string' ? Math.min(message?.bytes ?? Number.MAX_VALUE, 3 * body.length) : body.length;
}
