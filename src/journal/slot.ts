import type { OperationEntry } from '../contract/operation.ts';
import type { Answer, Exchange, Message, RawHeaders } from './exchange.ts';

/** Room is made in steps of so many bytes, so that an exchange finds room where one of about its size stood. */
const step = 256;

/** Stands for the length of a body that is not there. */
const absent = -1;

/**
 * The place of an exchange in a journal. It is written over and over, and the bodies are bytes: what is kept of every
 * request as objects outlives some rounds of the collector of garbage, which then copies it each time and takes several
 * times the memory. What is read of a slot holds until it is written again.
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
  /** The body of the request, then that of the answer. */
  #bodies: Buffer = Buffer.alloc(0);

  /** How many bytes of bodies it has room for. */
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

  /** Takes in an exchange in the place of the one that it held. */
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

  /** Room that is far too large is given back: one long body would else be paid for as long as the journal lives. */
  #makeRoom(needed: number): void {
    const { room } = this;
    if (needed <= room && room <= Math.max(4 * needed, 8 * step)) return;
    this.#bodies = Buffer.allocUnsafeSlow(Math.ceil(needed / step) * step);
  }

  #body(start: number, length: number): Buffer | null {
    return length === absent ? null : this.#bodies.subarray(start, start + length);
  }
}

/** What a client says with each request is kept once: the headers before in the place of the same ones. */
function sameOr(before: RawHeaders, headers: RawHeaders): RawHeaders {
  if (before.length !== headers.length) return headers;
  for (let at = 0; at < headers.length; at++) if (before[at] !== headers[at]) return headers;
  return before;
}

/** Puts a body in its place and answers with its length in bytes. */
function put(place: Buffer, at: number, { body, bytes }: Message): number {
  if (body === null) return absent;
  if (typeof body !== 'string') return body.copy(place, at);
  // A text of as many bytes is ASCII alone, which goes without being looked at again.
  return body.length === bytes ? place.write(body, at, 'latin1') : place.write(body, at);
}

/** How many bytes of a body are kept at most: one unit of a text takes three of them at most. */
function mostBytes(message: Message | null): number {
  const body = message?.body ?? '';
  return typeof body === 'string' ? Math.min(message?.bytes ?? Number.MAX_VALUE, 3 * body.length) : body.length;
}
