import type { FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '../../contract/generated/limits.ts';
import type { OperationEntry } from '../../contract/operation.ts';
import type { JournalExchange, Message, RawHeaders } from '../../journal/exchange.ts';
import type { Journals } from '../../journal/journals.ts';
import type { Traffic } from '../../journal/traffic.ts';
import { limitsOf } from '../../tenant/limits.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import type { Tenants } from '../../tenant/tenants.ts';
import type { Authenticated } from '../access/authenticate.ts';
import { issuerOf } from '../access/token-issuer.ts';
import type { Tokens } from '../access/tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    observed: Observed | undefined;
  }
}

export interface Observers {
  tenants: Tenants;
  tokens: Tokens;
  journals: Journals;
  traffic: Traffic;
  onExchange?: ((exchange: JournalExchange) => void) | undefined;
  isObserved?: boolean | undefined;
}

export function observeRequest(request: FastifyRequest, entry: OperationEntry | null, observers: Observers): void {
  if (observers.isObserved !== false && !request.replayFaults)
    request.observed = new Observed(request, entry, observers);
}

class Observed implements JournalExchange {
  readonly entry: OperationEntry | null;
  readonly method: string;
  readonly url: string;
  readonly requestId: string;
  readonly hostTime: number;
  tenant: string | null = null;
  tenantTime: number | null = null;
  caller: JournalExchange['caller'] = null;
  due: JournalExchange['due'] = nothing;
  faults: JournalExchange['faults'] = nothing;
  answer: JournalExchange['answer'] = null;
  /** The duration of the request in milliseconds. Until the response is sent, `duration` contains the start time. */
  duration = performance.now();
  isAnswered = false;
  readonly #headers: RawHeaders;
  #body: Buffer | null = null;
  #bytes: number | null = 0;
  #world: TenantData | undefined;
  #observers: Observers | undefined;

  constructor({ id, method, url, raw }: FastifyRequest, entry: OperationEntry | null, observers: Observers) {
    this.entry = entry;
    this.method = method;
    this.url = url;
    this.requestId = id;
    this.hostTime = observers.tenants.hostTime;
    this.#headers = raw.rawHeaders;
    this.#observers = observers;
  }

  get request(): Message {
    return { headers: this.#headers, body: this.#body, bytes: this.#bytes };
  }

  by({ tenantData, now, caller, binding }: Authenticated): void {
    this.#world = tenantData;
    this.#observers?.journals.isOf(tenantData.tenant, binding.tenantId);
    this.tenant = tenantData.tenant;
    this.tenantTime = now;
    this.caller = caller;
  }

  settled(due: JournalExchange['due']): void {
    this.due = [...this.due, ...due];
  }

  met(faults: readonly string[]): void {
    this.faults = faults;
  }

  answered(request: FastifyRequest, answer: JournalExchange['answer']): void {
    const observers = this.#observers;
    if (!observers) return;
    this.isAnswered = true;
    this.duration = performance.now() - this.duration;
    this.answer = answer && request.method === 'HEAD' ? { ...answer, ...noBody } : answer;
    if (Buffer.isBuffer(request.body)) this.#keepBody(request.body);
    else this.#bytes = receivedBytes(request);
    if (this.tenant === null) Object.assign(this, belongsTo(request, this.entry, observers));
    const { journals, traffic, onExchange } = observers;
    const { journalEntries } = limitsOf(this.#world);
    this.#observers = undefined;
    this.#world = undefined;
    traffic.count(this.entry?.id ?? 'unmatched', answer?.status ?? 0, this.duration);
    if (this.#isKept) journals.add(this, journalEntries);
    onExchange?.(this);
  }

  #keepBody(body: Buffer): void {
    this.#bytes = body.length;
    // Copies the first bytes of a large body, because a view of the buffer would keep the whole body in memory.
    this.#body = body.length > limits.journalBodyBytes ? Buffer.copyBytesFrom(body, 0, limits.journalBodyBytes) : body;
  }

  get #isKept(): boolean {
    return this.entry?.interface !== 'sandbox' || this.method !== 'GET';
  }
}

const nothing: readonly never[] = [];

const noBody = { body: '', bytes: 0, isShared: false };

/** Null if the body is incomplete or has the header Transfer-Encoding. */
function receivedBytes({ headers, raw }: FastifyRequest): number | null {
  if (headers['transfer-encoding'] !== undefined) return null;
  const announced = Number(headers['content-length'] ?? 0);
  return announced > 0 && raw.complete === false ? null : announced;
}

export function observeEnd(request: FastifyRequest, reply: FastifyReply): void {
  const { observed } = request;
  if (!observed || observed.isAnswered) return;
  const { raw } = reply;
  raw.once('close', () => {
    const answer = { status: raw.statusCode, headers: rawHeaders(reply.getHeaders()), body: null, bytes: null };
    observed.answered(request, raw.headersSent ? answer : null);
  });
}

export function keptText(text: string): string {
  return text.length > limits.journalBodyBytes ? text.slice(0, limits.journalBodyBytes) : text;
}

export function rawHeaders(headers: Readonly<Record<string, unknown>>): RawHeaders {
  return Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [name, String(value)]));
}

export function answerMessage(headers: RawHeaders, text: string, bytes: number): Message {
  return { headers, body: keptText(text), bytes };
}

const nobody = { tenant: null, tenantTime: null, caller: null };

function belongsTo(
  { headers }: FastifyRequest,
  entry: OperationEntry | null,
  { tenants, tokens, journals }: { tenants: Tenants; tokens: Tokens; journals: Journals },
): Pick<JournalExchange, 'tenant' | 'tenantTime' | 'caller'> {
  if (entry?.interface === 'sandbox') return nobody;
  const credential = tokens.bearer(headers.authorization);
  const tenant = credential ? undefined : tenants.ownerOf(String(headers['x-api-key'] ?? ''));
  const tenantData = credential ? issuerOf(credential, tenants)?.tenantData : tenant && tenants.get(tenant);
  const binding = tenantData && tenants.bindingOf(tenantData.tenant);
  if (!binding) return nobody;
  journals.isOf(tenantData.tenant, binding.tenantId);
  return { tenant: tenantData.tenant, tenantTime: tenants.now(tenantData), caller: credential?.caller ?? null };
}
