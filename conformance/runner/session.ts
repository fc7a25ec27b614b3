import type { WrongKind } from '../canonical/kinds.ts';
import { type Input, type OperationId, type Output, operations } from '../canonical/operations.ts';
import { bindingOf } from '../contract/bindings.ts';
import { readAnswer } from '../target/read-answer.ts';
import type { Binding, Pace, PlainAnswer, PreparedRequest, Target } from '../target/types.ts';
import { credentialOf, forge, isTokenOperation, lifetimeOf, signedWith, variable } from './credentials.ts';
import { errorCode } from './error-code.ts';
import { exchangeOf } from './exchange.ts';
import { Blocked, Halted, NoAnswer, ofAnotherKind, TooSlow, Unsupported } from './failure.ts';
import { handedOn } from './handed-on.ts';
import { sendPlain } from './http.ts';
import type { Load } from './load.ts';
import type { CallerName, Change, Exchange, Redirects, Reply } from './model.ts';
import { isCounted, nextRequest } from './next-page.ts';
import type { Sleep } from './pacer.ts';
import { changed, interfaceOf, prepare } from './prepare.ts';
import type { Redactor } from './redact.ts';
import { millisecondsOf } from './retry-after.ts';
import { retryAfter, tooBusy, whyNoToken } from './unserved.ts';

export interface SessionParts {
  target: Target;
  pace: Pace;
  redactor: Redactor;
  load: Load;
  /** Waits until the next request may start. */
  turn: () => Promise<void>;
  sleep: Sleep;
  now: () => number;
}

/** How often a request is sent again after 429 or 503 with `Retry-After`. */
const repeats = 5;

/** Talks to a target in canonical terms: binds, signs, paces, reads and writes down every exchange. */
export class Session {
  readonly #parts: SessionParts;
  readonly #tokens = new Map<string, { token: Promise<string>; until: number }>();
  readonly #answers = new WeakMap<Exchange, { prepared: PreparedRequest; json: unknown }>();
  readonly #waits = new Map<string, number>();
  #requests = 0;
  readonly #redirects = new Map<string, Redirects>();
  #halted: Halted | null = null;
  #halting = new AbortController();

  constructor(parts: SessionParts) {
    this.#parts = parts;
  }

  get requests(): number {
    return this.#requests;
  }

  /** Redirects of downloads that were followed, by operation and origin. */
  get redirects(): Redirects[] {
    return [...this.#redirects.values()];
  }

  /** Why no more requests go out; null while they do. */
  get halted(): Halted | null {
    return this.#halted;
  }

  /** Comes when no more requests go out, so that nothing is waited for in vain. */
  get halting(): AbortSignal {
    return this.#halting.signal;
  }

  /** From now on every request is refused with the reason, also those that are under way, until `resume`. */
  halt(reason: string, tooSlow = false): void {
    this.#halted = new Halted(reason, tooSlow);
    this.#halting.abort();
  }

  resume(): void {
    this.#halted = null;
    this.#halting = new AbortController();
  }

  #goOn(): void {
    if (this.#halted !== null) throw this.#halted;
  }

  /** Sends one operation, with parts of its request changed where a case says so; the wire is written to `record`. */
  async call<O extends OperationId>(
    operation: O,
    input: Input<O>,
    as: CallerName,
    record: Exchange[],
    change: Change = {},
  ): Promise<Reply<O>> {
    const binding = this.#binding(operation);
    const own = isTokenOperation(operation);
    const prepared = prepare(binding, own ? { ...this.#credential(as), ...input } : input);
    const sign = async () => changed(own ? prepared : await this.#signed(operation, prepared, as, record), change);
    let sent = await this.#send(operation, await sign(), record);
    if (sent.answer.status === 401 && !own && as !== 'nobody' && as !== 'forged' && !change.headers) {
      this.#tokens.delete(`${this.#issuer(operation)} ${as}`);
      sent = await this.#send(operation, await sign(), record);
    }
    const asked = { baseUrl: this.#baseUrl(operation), prepared: await sign() };
    const last = await handedOn(operation, sent, asked, {
      send: (next) => {
        this.#countRedirect(operation, next.from, next.baseUrl);
        return this.#send(operation, next.prepared, record, next.baseUrl);
      },
      hide: (secret) => this.#parts.redactor.hide(secret, 'SIGNATURE'),
    });
    return { ...this.#reply(operation, binding, last.answer, last.exchange), handedOn: last !== sent };
  }

  /** The request for the page after a reply; undefined on the last one, which of numbered pages is the first empty one. */
  nextPage(
    target: Target,
    operation: OperationId,
    reply: Reply<OperationId>,
    page: number,
  ): PreparedRequest | undefined {
    const binding = bindingOf(target, operation);
    const answer = this.#answers.get(reply.exchange);
    if (!binding?.next || !answer) return undefined;
    const { items } = reply.values as { items?: unknown[] };
    if (isCounted(binding.next) && !items?.length) return undefined;
    const { pathname } = new URL(this.#baseUrl(operation));
    const { prepared, json } = answer;
    return nextRequest(binding.next, prepared, { json, headers: reply.headers }, page, pathname.replace(/\/$/, ''));
  }

  /** How the target's file binds an operation, with the path of the base URL and that of the binding. */
  bound(operation: OperationId): Binding & { address: string } {
    const binding = this.#binding(operation);
    const { pathname } = new URL(this.#baseUrl(operation));
    return { ...binding, address: `${pathname.replace(/\/$/, '')}${binding.path}` };
  }

  /** The JSON of an answer, whole; undefined where it was none. */
  jsonOf(exchange: Exchange): unknown {
    return this.#answers.get(exchange)?.json;
  }

  /** Sends the request for a further page. */
  async follow<O extends OperationId>(
    operation: O,
    next: PreparedRequest,
    as: CallerName,
    record: Exchange[],
  ): Promise<Reply<O>> {
    const { answer, exchange } = await this.#send(operation, await this.#signed(operation, next, as, record), record);
    return this.#reply(operation, this.#binding(operation), answer, exchange);
  }

  /** Milliseconds until a job may be asked for (again): what was said of it last, once, else the target's pace. */
  pollWait(jobId: string, interval: number): number {
    const wait = this.#waits.get(jobId) ?? interval;
    this.#waits.delete(jobId);
    return wait;
  }

  /**
   * The token of a caller for an operation, asked for once and again before it expires. Throws `Unsupported` when the
   * target file has no credential for the caller, `Blocked` when the target gives no token for it.
   */
  token(as: CallerName, record: Exchange[], operation: OperationId = 'createAdminToken'): Promise<string> {
    const issuer = this.#issuer(operation);
    const key = `${issuer} ${as}`;
    const known = this.#tokens.get(key);
    if (known && this.#parts.now() < known.until) return known.token;
    const kept = { token: this.#newToken(as, issuer, record), until: Number.POSITIVE_INFINITY };
    this.#tokens.set(key, kept);
    kept.token.then(
      (token) => {
        kept.until = this.#parts.now() + 0.9 * (lifetimeOf(token) ?? Number.POSITIVE_INFINITY);
      },
      () => this.#tokens.delete(key),
    );
    return kept.token;
  }

  /** Whether a token of one interface serves the other is open, so each interface is asked for its own. */
  #issuer(operation: OperationId): 'createAdminToken' | 'createDocumentsToken' {
    const own = interfaceOf(operation) === 'admin' ? 'createAdminToken' : 'createDocumentsToken';
    const other = own === 'createAdminToken' ? 'createDocumentsToken' : 'createAdminToken';
    return bindingOf(this.#parts.target, own) ? own : other;
  }

  async #newToken(
    as: CallerName,
    issuer: 'createAdminToken' | 'createDocumentsToken',
    record: Exchange[],
  ): Promise<string> {
    if (as === 'forged') return this.#hidden(forge(await this.token('admin', record, issuer)), as);
    const binding = this.#binding(issuer);
    const { answer, exchange } = await this.#send(issuer, prepare(binding, this.#credential(as)), record);
    const { values: read } = this.#reply(issuer, binding, answer, exchange);
    if (read.token) return this.#hidden(read.token, as);
    throw new Blocked(issuer, `no token came for the caller "${as}": ${whyNoToken(answer)}`);
  }

  #hidden(token: string, as: CallerName): string {
    this.#parts.redactor.hide(token, variable(as, 'token'));
    return token;
  }

  /** The values of a caller's credential by name; none for nobody. */
  #credential(as: CallerName): Record<string, string> {
    if (as === 'nobody') return {};
    const credential = credentialOf(this.#parts.target, as);
    if (credential === undefined) throw new Unsupported(`the target file has no credential for the caller "${as}"`);
    const values = typeof credential === 'string' ? { apiKey: credential } : { ...credential };
    for (const [name, value] of Object.entries(values)) this.#parts.redactor.hide(value, variable(as, name));
    return values;
  }

  async #signed(operation: OperationId, prepared: PreparedRequest, as: CallerName, record: Exchange[]) {
    if (as === 'nobody') return prepared;
    return signedWith(this.#parts.target, prepared, await this.token(as, record, operation));
  }

  async #send(
    operation: OperationId,
    prepared: PreparedRequest,
    record: Exchange[],
    baseUrl = this.#baseUrl(operation),
  ) {
    const { pace, redactor, load, turn, now, sleep } = this.#parts;
    for (let attempt = 0; ; attempt++) {
      await turn();
      this.#goOn();
      this.#requests += 1;
      const begun = now();
      const answer = await sendPlain(baseUrl, prepared, pace.requestTimeout, this.halting).catch((error) => {
        this.#goOn();
        if (error instanceof TooSlow) load.timedOut();
        if (!(error instanceof NoAnswer)) throw error;
        record.push(exchangeOf(operation, baseUrl, prepared, null, now() - begun, redactor, error.message));
        throw error;
      });
      load.answered(now() - begun);
      if (isTokenOperation(operation)) this.#hideToken(operation, answer);
      const exchange = exchangeOf(operation, baseUrl, prepared, answer, now() - begun, redactor, null);
      record.push(exchange);
      this.#answers.set(exchange, { prepared, json: answer.json });
      const wait = retryAfter(answer);
      if (wait === undefined) return { answer, exchange };
      if (attempt === repeats) throw new TooSlow(tooBusy(answer, repeats + 1));
      await sleep(Math.min(wait, pace.jobDeadline), this.halting);
    }
  }

  /** Every token that comes is a secret, whoever asked for it, before anything is written down. */
  #hideToken(operation: OperationId, answer: PlainAnswer): void {
    const { token } = this.#values(operation, this.#binding(operation), answer, () => undefined);
    if (typeof token === 'string') this.#parts.redactor.hide(token, 'TOKEN');
  }

  /** Asks for something beside the operations, which is about one of them; what the headers hold is a secret. */
  async look(
    operation: OperationId,
    baseUrl: string,
    prepared: PreparedRequest,
    record: Exchange[],
  ): Promise<PlainAnswer> {
    for (const value of Object.values(prepared.headers)) this.#parts.redactor.hide(value, 'HEADER');
    return (await this.#send(operation, prepared, record, baseUrl)).answer;
  }

  /** A value without any secret that came up in this session. */
  redacted<T>(value: T): T {
    return this.#parts.redactor.everywhere(value);
  }

  #countRedirect(operation: OperationId, from: string, to: string): void {
    const key = `${operation} ${from} ${to}`;
    const count = (this.#redirects.get(key)?.count ?? 0) + 1;
    this.#redirects.set(key, { operation, from, to, count });
  }

  #baseUrl(operation: OperationId): string {
    const { baseUrl } = this.#parts.target;
    return typeof baseUrl === 'string' ? baseUrl : baseUrl[interfaceOf(operation)];
  }

  #binding(operation: OperationId): Binding {
    const binding = bindingOf(this.#parts.target, operation);
    if (!binding) throw new Unsupported(`the target file does not bind the operation ${operation}`);
    return binding;
  }

  #reply<O extends OperationId>(operation: O, binding: Binding, answer: PlainAnswer, exchange: Exchange): Reply<O> {
    const ok = answer.status >= 200 && answer.status < 300;
    const wrong: WrongKind[] = [];
    const values = ok ? this.#values(operation, binding, answer, (fault) => wrong.push(fault)) : {};
    if (wrong[0]) throw ofAnotherKind(operation, wrong[0], exchange);
    this.#noteWait(operation, answer, values);
    return {
      operation,
      status: answer.status,
      ok,
      headers: { ...answer.headers },
      values: values as Output<O>,
      code: errorCode(answer, this.#parts.target),
      repeated: answer.repeated,
      exchange,
    };
  }

  /** When the job that an answer is about may be asked for. */
  #noteWait(operation: OperationId, { headers }: PlainAnswer, { jobId, id }: { jobId?: unknown; id?: unknown }): void {
    const job = operation === 'readJob' ? id : jobId;
    const own = operation === 'readJob' ? undefined : this.#parts.pace.firstPoll;
    const wait = own ?? millisecondsOf(headers['retry-after'], headers['date']);
    if (typeof job === 'string' && wait !== undefined) this.#waits.set(job, wait);
  }

  #values(operation: OperationId, binding: Binding, answer: PlainAnswer, wrong: (fault: WrongKind) => void) {
    if (binding.read) return binding.read(answer);
    return readAnswer(operations[operation].output, binding.answer ?? {}, answer, wrong);
  }
}
