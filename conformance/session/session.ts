import type { WrongKind } from '../canonical/kinds.ts';
import type { ObservationName, ObservedInput } from '../canonical/observations.ts';
import type { Input, OperationId, Output } from '../canonical/operations.ts';
import { type CallerName, isWithoutToken } from '../case/caller.ts';
import type { Change, Exchange, Reply } from '../case/exchange.ts';
import { Malformed } from '../case/failure.ts';
import { withHeaders } from '../published/binding-of.ts';
import type { Binding, PreparedRequest, Target } from '../target/types.ts';
import { DepartmentNames } from './department-names.ts';
import { JobTimes } from './job-times.ts';
import { isCounted, nextRequest } from './next-page.ts';
import { inFormat, observeReply } from './observe.ts';
import { changed, prepare } from './prepare.ts';
import { isOutdated, readBefore } from './read-before.ts';
import type { Redactor, Secret } from './redactor.ts';
import { followRedirects, type Redirects } from './redirects.ts';
import { errorCode, waitingTime } from './refusals.ts';
import { type Step, stepOf } from './step.ts';
import { baseUrlOf, boundOperation, isOptional, isTokenOperation, valuesOfTarget } from './targeting.ts';
import { SessionTokens } from './tokens.ts';
import { type SentExchange, SessionTransport, type TransportParts } from './transport.ts';

export interface SessionParts extends TransportParts {
  target: Target;
  redactor: Redactor;
}

interface Request extends Pick<Step, 'prepared' | 'isRedirected'> {
  baseUrl?: string;
  before?: Step | undefined;
}

export class Session {
  readonly transport: SessionTransport;
  readonly tokens: SessionTokens;
  readonly redirects: Redirects;
  readonly #parts: SessionParts;
  readonly #steps = new WeakMap<Exchange, Step>();
  readonly #jobs: JobTimes;
  readonly #departments: DepartmentNames;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.#departments = new DepartmentNames(parts.target);
    this.#jobs = new JobTimes(parts);
    this.transport = new SessionTransport(parts);
    this.tokens = new SessionTokens({ ...parts, transport: this.transport });
    this.redirects = { list: [], hide: (secret) => parts.redactor.hide(secret, 'SIGNATURE') };
  }

  async call<O extends OperationId>(
    operation: O,
    input: Input<O>,
    as: CallerName,
    record: Exchange[],
    change: Change = {},
  ): Promise<Reply<O>> {
    const { target } = this.#parts;
    const isToken = isTokenOperation(operation);
    const binding = boundOperation(target, operation);
    const readDepartment = (id: string) => this.call('readDepartment', { id }, 'admin', record);
    const inputs: Readonly<Record<string, unknown>> = isToken
      ? this.tokens.credential(as, binding)
      : await this.#inputs(operation, input, record);
    const attempt = async () => {
      const before = change.request ? undefined : await this.#before(operation, inputs, as, record);
      const plain = change.request
        ? withHeaders(target, change.request)
        : prepare(binding, { ...before?.values, ...inputs });
      const prepared = changed(isToken ? plain : await this.tokens.sign(operation, plain, as, record), change);
      return { prepared, sent: await this.#send(operation, { prepared, before }, record) };
    };
    let latest = await attempt();
    const repeat = async () => {
      // Replay scripts contain only the last attempt of a request.
      this.#steps.delete(latest.sent.exchange);
      latest = await attempt();
    };
    for (let count = 1; isOutdated(binding, latest.sent.answer, count); count++) await repeat();
    if (latest.sent.answer.status === 401 && !isToken && !isWithoutToken(as) && !change.headers) {
      this.tokens.forget(as, operation);
      await repeat();
    }
    const { prepared, sent } = latest;
    const asked = { baseUrl: baseUrlOf(target, operation), prepared };
    const last = await followRedirects(operation, sent, asked, this.redirects, (next) =>
      this.#send(operation, { ...next, isRedirected: true }, record),
    );
    const reply = this.#reply(operation, last);
    this.#noteJob(reply, inputs['jobId']);
    if (reply.ok) this.#departments.note(operation, { ...input }, { ...reply.values });
    const values = await this.#departments.withIds(operation, reply.values, readDepartment);
    return { ...reply, values, redirected: last !== sent };
  }

  /** Returns the body of a request without sending the request. Returns null for a request without a text body. */
  async bodyOf<O extends OperationId>(operation: O, input: Input<O>, record: Exchange[]): Promise<string | null> {
    const inputs = await this.#inputs(operation, input, record);
    const before = await this.#before(operation, inputs, 'admin', record);
    const { body } = prepare(boundOperation(this.#parts.target, operation), { ...before?.values, ...inputs });
    return typeof body === 'string' ? body : null;
  }

  async #inputs<O extends OperationId>(operation: O, input: Input<O>, record: Exchange[]) {
    const binding = boundOperation(this.#parts.target, operation);
    const read = (id: string) => this.call('readDepartment', { id }, 'admin', record);
    const inputs: Record<string, unknown> = { ...input };
    return { ...inputs, ...(await this.#departments.inputsFor(operation, binding, inputs, read)) };
  }

  #before(operation: OperationId, inputs: Readonly<Record<string, unknown>>, as: CallerName, record: Exchange[]) {
    const reader = { operation, ...this.#parts, transport: this.transport, tokens: this.tokens, as, record };
    return readBefore(boundOperation(this.#parts.target, operation), inputs, reader);
  }

  nextPage(operation: OperationId, reply: Reply<OperationId>, page: number): PreparedRequest | undefined {
    const { next, basePath } = this.bound(operation);
    const answer = this.#steps.get(reply.exchange);
    if (!next || !answer) return undefined;
    const { items } = reply.values as { items?: unknown[] };
    if (isCounted(next) && !items?.length) return undefined;
    return nextRequest(next, answer.prepared, { json: answer.json, headers: reply.headers }, page, basePath);
  }

  bound(operation: OperationId): Binding & { basePath: string; address: string } {
    const { target } = this.#parts;
    const binding = boundOperation(target, operation);
    const basePath = new URL(baseUrlOf(target, operation)).pathname.replace(/\/$/, '');
    return { ...binding, basePath, address: `${basePath}${binding.path}` };
  }

  jsonOf(exchange: Exchange): unknown {
    return this.#steps.get(exchange)?.json;
  }

  stepOf(exchange: Exchange): Step | undefined {
    return this.#steps.get(exchange) ?? this.tokens.stepOf(exchange);
  }

  get secretNames(): string[] {
    return this.#parts.redactor.secretNames;
  }

  async follow<O extends OperationId>(
    operation: O,
    next: PreparedRequest,
    as: CallerName,
    record: Exchange[],
  ): Promise<Reply<O>> {
    const signed = await this.tokens.sign(operation, next, as, record);
    return this.#reply(operation, await this.#send(operation, { prepared: signed }, record));
  }

  submitterOf(jobId: string): OperationId {
    return this.#jobs.kindOf(jobId);
  }

  pollWait(jobId: string): number {
    return this.#jobs.wait(jobId);
  }

  observe<N extends ObservationName>(name: N, input: ObservedInput<N>, as: CallerName, record: Exchange[]) {
    return observeReply(name, input, { target: this.#parts.target, tokens: this.tokens, as, record });
  }

  /** Reports never show the header values of requests to other services. */
  async look(operation: OperationId, baseUrl: string, prepared: PreparedRequest, record: Exchange[]) {
    for (const value of Object.values(prepared.headers)) this.#parts.redactor.hide(value, 'HEADER');
    return (await this.transport.send({ operation, baseUrl, prepared, record })).answer;
  }

  divided(text: string): (string | Secret)[] {
    return this.#parts.redactor.divided(text);
  }

  redacted<T>(value: T): T {
    return this.#parts.redactor.everywhere(value);
  }

  async #send(
    operation: OperationId,
    { prepared, baseUrl, before, isRedirected }: Request,
    record: Exchange[],
  ): Promise<SentExchange> {
    const plain = await this.tokens.send(operation, prepared, record, baseUrl);
    const { target } = this.#parts;
    const sent = { ...plain, answer: await inFormat(plain.answer, boundOperation(target, operation)) };
    const step = stepOf(sent, { operation, prepared, baseUrl: baseUrl ?? baseUrlOf(target, operation) });
    this.#steps.set(sent.exchange, { ...step, ...(before && { before }), ...(isRedirected && { isRedirected }) });
    return sent;
  }

  #reply<O extends OperationId>(operation: O, { answer, exchange }: SentExchange): Reply<O> {
    const { target } = this.#parts;
    const ok = answer.status >= 200 && answer.status < 300;
    const wrong: WrongKind[] = [];
    const binding = boundOperation(target, operation);
    const values = ok ? valuesOfTarget(operation, binding, answer, (fault) => wrong.push(fault)) : {};
    const step = this.#steps.get(exchange);
    if (step) this.#steps.set(exchange, { ...step, values });
    const severe = wrong.find((fault) => !isOptional(operation, fault));
    if (severe) throw new Malformed(operation, severe, exchange);
    return {
      operation,
      status: answer.status,
      ok,
      headers: { ...answer.headers },
      values: values as Output<O>,
      code: errorCode(answer, target),
      repeated: answer.repeated,
      exchange,
      ...(wrong.length > 0 && { malformed: wrong }),
    };
  }

  #noteJob({ operation, ok, headers, values }: Reply<OperationId>, asked: unknown): void {
    const { jobId, state }: Readonly<Record<string, unknown>> = { ...values };
    const wait = waitingTime(headers['retry-after'], headers['date']);
    if (operation === 'readJob' && typeof asked === 'string') {
      // Another tenant gets no job, which says nothing about its end.
      if (ok) this.#jobs.read(asked, state === 'succeeded' || state === 'failed', wait);
    } else if (typeof jobId === 'string') this.#jobs.submitted(jobId, operation, this.#parts.pace.firstPoll ?? wait);
  }
}
