import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationEntry } from '../contract/operation.ts';
import { meetings } from '../faults/meeting.ts';
import { bodyLimit, type Exchange, type Message } from '../journal/exchange.ts';
import type { Journals } from '../journal/journals.ts';
import type { Traffic } from '../journal/traffic.ts';
import { limitsOf } from '../world/limits.ts';
import type { Tenants } from '../world/tenants.ts';
import type { Authenticated } from './authenticate.ts';
import { belongsTo } from './observe-tenant.ts';
import type { Tokens } from './tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What is noted of the request until it is answered; undefined for one that is not observed. */
    observed: Observed | undefined;
  }
}

export interface Observers {
  tenants: Tenants;
  tokens: Tokens;
  journals: Journals;
  traffic: Traffic;
  /** Is told of every request when it has been answered. */
  onExchange?: ((exchange: Exchange) => void) | undefined;
}

/** Begins to observe a request; one that the sandbox makes to itself on the way of another is not observed. */
export function observe(request: FastifyRequest, entry: OperationEntry | null, observers: Observers): void {
  if (!meetings.getStore()) request.observed = new Observed(observers, entry);
}

/** A request on its way: noted when it comes in, kept in a journal when its answer leaves. */
class Observed {
  readonly #observers: Observers;
  readonly #entry: OperationEntry | null;
  readonly #hostTime: number;
  readonly #begun = performance.now();
  #by: Authenticated | undefined;
  #due: Exchange['due'] = [];
  #faults: readonly string[] = [];
  #answered = false;

  constructor(observers: Observers, entry: OperationEntry | null) {
    this.#observers = observers;
    this.#entry = entry;
    this.#hostTime = observers.tenants.hostTime;
  }

  get isAnswered(): boolean {
    return this.#answered;
  }

  /** Who calls, once that is known. */
  by(authenticated: Authenticated): void {
    this.#by = authenticated;
  }

  /** What came due and was done before the operation. */
  settled(due: Exchange['due']): void {
    if (due.length > 0) this.#due = due;
  }

  /** Faults stand in the way of the request. */
  met(faults: readonly string[]): void {
    this.#faults = faults;
  }

  /** The answer was handed over; `null` where the connection ended without one. */
  answered(request: FastifyRequest, answer: Exchange['answer']): void {
    if (this.#answered) return;
    this.#answered = true;
    const { journals, traffic, onExchange } = this.#observers;
    const duration = performance.now() - this.#begun;
    traffic.count(this.#entry?.id ?? 'unmatched', answer?.status ?? 0, duration);
    const exchange = this.#exchange(request, answer, duration);
    if (this.#isKept(exchange)) journals.add(exchange, limitsOf(this.#by?.world).journalEntries);
    onExchange?.(exchange);
  }

  #exchange(request: FastifyRequest, answer: Exchange['answer'], duration: number): Exchange {
    const { tenant, tenantTime, caller } = this.#belonging(request);
    return {
      entry: this.#entry,
      method: request.method,
      url: request.url,
      hostTime: this.#hostTime,
      tenant,
      tenantTime,
      caller,
      duration,
      request: requestMessage(request),
      answer,
      due: this.#due,
      faults: this.#faults,
    };
  }

  /** A request that was refused before its caller was judged belongs to the tenant of its key or token all the same. */
  #belonging(request: FastifyRequest): Pick<Exchange, 'tenant' | 'tenantTime' | 'caller'> {
    if (this.#by) return { tenant: this.#by.world.tenant, tenantTime: this.#by.now, caller: this.#by.caller };
    return belongsTo(request, this.#entry, this.#observers);
  }

  /** Reading through the control plane changes nothing and is not kept. */
  #isKept({ entry, method }: Exchange): boolean {
    return entry?.interface !== 'sandbox' || method !== 'GET';
  }
}

/** Notes an answer whose bytes are not at hand when it leaves: a file, a stream, one without a body, a broken one. */
export function observeEnd(request: FastifyRequest, reply: FastifyReply): void {
  const { observed } = request;
  if (!observed || observed.isAnswered) return;
  const { raw } = reply;
  raw.once('close', () => {
    const answer = { status: raw.statusCode, headers: reply.getHeaders(), body: null, bytes: null };
    observed.answered(request, raw.headersSent ? answer : null);
  });
}

/** The body of an answer as it is kept: a long one is copied, so that the whole of it is not held. */
export function answerMessage(headers: Message['headers'], text: string, bytes: number): Message {
  const body = text.length > bodyLimit ? Buffer.from(text.slice(0, bodyLimit)) : text;
  return { headers, body, bytes };
}

function requestMessage({ headers, body }: FastifyRequest): Message {
  if (!Buffer.isBuffer(body)) return { headers, body: null, bytes: Number(headers['content-length'] ?? 0) };
  const kept = body.length > bodyLimit ? Buffer.from(body.subarray(0, bodyLimit)) : body;
  return { headers, body: kept, bytes: body.length };
}
