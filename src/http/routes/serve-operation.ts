import type { FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '../../contract/generated/limits.ts';
import type { OperationEntry } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import { alternatives } from '../../contract/shown.ts';
import { runWithFaults } from '../../faults/work-effects.ts';
import { applyDueTransitions } from '../../jobs/due.ts';
import { withPlan } from '../../jobs/plan.ts';
import { tokenClaimsOf } from '../../operation/claims.ts';
import type { Caller, FileAnswer, OperationWithTraits, Request } from '../../operation/operation.ts';
import { timestamp } from '../../tenant/clock.ts';
import { limitsOf } from '../../tenant/limits.ts';
import { inSlices, Unfinished } from '../../tenant/slices.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { type Authenticated, authenticate, tenantDataOfCaller } from '../access/authenticate.ts';
import { publicAddress } from '../access/public-address.ts';
import type { Tokens } from '../access/tokens.ts';
import { sendFile } from '../answers/send-file.ts';
import { sendJson } from '../answers/send-json.ts';
import { requireForm, withForm } from '../forms/with-form.ts';
import { requireMediaType } from '../input/media-types.ts';
import { planChangeOf, preferenceOf } from '../input/prefer.ts';
import { type BodyInput, parametersOf, readBody, readQuery } from '../input/read-input.ts';
import { answerOnce, keyedRequest, whileRunning } from './answer-once.ts';
import { answeredByContract, sendContractAnswer } from './contract-answer.ts';
import { formAnsweredByContract } from './contract-form.ts';
import { entityTagOf, requireMatch } from './entity-tags.ts';
import type { RouteParts } from './route-parts.ts';
import { type AnyAnswer, type Ending, jsonAnswerOf, type Served, send } from './served.ts';
import { UnchangedAnswers } from './unchanged-answers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    authenticated: Authenticated | undefined;
    /** The validated query and body, so that further attempts to process the request need no second validation. */
    input: { query: Record<string, unknown>; body: BodyInput } | undefined;
  }
}

type AnyOperation = (request: Request<never>) => AnyAnswer | FileAnswer;
type Registered = AnyOperation | (Traits & { run: AnyOperation });
type Traits = Pick<OperationWithTraits<never>, 'file' | 'checkDepth' | 'current'>;

interface Ran {
  value: AnyAnswer | FileAnswer;
  /** True if the operation returns the same response for the same URL until the tenant's data changes. */
  isRepeatable: boolean;
}

export function serveOperation(entry: OperationEntry, parts: RouteParts): Served {
  const { run: operation, file, checkDepth, current } = traitsOf(parts.operations[entry.id] as Registered | undefined);
  if (operation && entry.form && !file) throw new Error(`${entry.id} takes a form and needs the trait "file"`);
  const unchanged = new UnchangedAnswers(entry, parts.storedAnswers);
  const running = new Set<string>();

  const guard: Served['guard'] = (request, owner) => {
    const authenticated = authenticate(entry, request, parts, owner);
    request.authenticated = authenticated;
    request.observed?.by(authenticated);
    authorize(entry, authenticated);
    requireMediaType(entry, request.headers);
  };

  /** Each further attempt to process a request reads the tenant's data again, because the data can have changed. */
  const worldFor = (request: FastifyRequest) => {
    const authenticated = authenticatedOf(request);
    const isGuardedNow = entry.method === 'GET' && request.input === undefined;
    return isGuardedNow ? authenticated.tenantData : tenantDataOfCaller(authenticated, parts.tenants);
  };

  const run = (request: FastifyRequest, query: unknown, { body, conflict }: BodyInput, content = body): Ran => {
    if (!operation) throw new Error(`no file answers the operation ${entry.id}`);
    const authenticated = authenticatedOf(request);
    const tenantData = worldFor(request);
    const now = entry.method === 'GET' ? authenticated.now : parts.tenants.now(tenantData);
    const { made, isDone } = applyDueTransitions(tenantData, parts.machines, now);
    if (made.length > 0) {
      parts.tenants.afterwards(() => {
        request.observed?.settled(made);
        parts.journals.settled(tenantData.tenant, made);
      });
    }
    if (!isDone) throw new Unfinished();
    const input = new OperationInput(request, authenticated, parts.tokens, { tenantData, now, query, body });
    const change = planChangeOf(request.headers['prefer']);
    const keyed = keyedRequest(entry, request, authenticated, content);
    const ifMatch = current && request.headers['if-match'];
    const runOnce = () => runWithFaults(request.replayFaults, entry.id, input, () => operation(input));
    const runPlanned = () => (change ? withPlan(tenantData, change, runOnce) : runOnce());
    const { value, changeSet } = tenantData.transact(() => {
      const before = ifMatch === undefined ? undefined : current?.(input);
      const answer = answerOnce(tenantData, now, keyed, runPlanned);
      if (conflict) throw conflict;
      if (ifMatch !== undefined) requireMatch(ifMatch, JSON.stringify(before));
      return current && 'body' in answer && answer.body === undefined
        ? { ...answer, headers: { etag: entityTagOf(JSON.stringify(current(input))) } }
        : answer;
    });
    const isRepeatable = changeSet === null && !input.hasReadMore && unchanged.mayRepeat(request, tenantData);
    return { value, isRepeatable };
  };

  const answer = (request: FastifyRequest, reply: FastifyReply, value: AnyAnswer | FileAnswer) =>
    'file' in value ? sendFile(request, reply, entry, value, parts.files) : send(reply, entry, value);

  const queryOf = (request: FastifyRequest) => readQuery(entry, parametersOf(request));

  const beginForm = (request: FastifyRequest, tenantData: TenantData, query: unknown): Ending => {
    const form = { entry, tenant: tenantData.tenant, body: request.raw, uploadBytes: limitsOf(tenantData).uploadBytes };
    if (!file) return formAnsweredByContract(form, parts.files);
    requireForm(request.raw);
    const runUnits = (body: unknown, content: unknown) =>
      inSlices(parts.tenants, () => run(request, query, { body }, content).value);
    const id = keyedRequest(entry, request, authenticatedOf(request), null)?.id;
    const work = () => withForm(form, file, parts.files, runUnits);
    return async (reply) =>
      answer(request, reply, await whileRunning(running, id && `${tenantData.tenant} ${id}`, work));
  };

  const begin: Served['begin'] = (request) => {
    const preference = preferenceOf(request.headers['prefer']);
    if (preference) return (reply) => sendContractAnswer(entry, reply, preference);
    const tenantData = worldFor(request);
    const earlier = unchanged.find(request, tenantData, authenticatedOf(request).now);
    if (earlier) return (reply) => sendJson(reply, earlier);
    const known = request.input;
    const asked = known?.query ?? queryOf(request);
    const query = withPageLimit(entry, asked, tenantData);
    if (entry.form) return beginForm(request, tenantData, query);
    const input =
      known?.body ?? readBody(entry, request.body as Buffer | undefined, request.params as Params, checkDepth);
    request.input = { query: asked, body: input };
    if (!operation) return answeredByContract(entry, input);
    const { value, isRepeatable } = run(request, query, input);
    const json = isRepeatable && !('file' in value) ? jsonAnswerOf(entry, value) : undefined;
    if (!json) return (reply) => answer(request, reply, value);
    unchanged.store(request, tenantData, json);
    return (reply) => sendJson(reply, json);
  };

  return { guard, begin };
}

function traitsOf(registered: Registered | undefined): Traits & { run?: AnyOperation } {
  return typeof registered === 'function' ? { run: registered } : (registered ?? {});
}

function authenticatedOf({ authenticated }: FastifyRequest): Authenticated {
  if (!authenticated) throw new Error('the request was not guarded');
  return authenticated;
}

type Params = Record<string, string>;

function authorize(entry: OperationEntry, { tenantData, caller }: Authenticated): void {
  if (entry.roles && !entry.roles.includes(caller.role)) {
    const detail = `this operation requires the role ${alternatives(entry.roles)}, but the access token has the role "${caller.role}"`;
    throw new Problem({ code: 'ADMIN REQUIRED', detail, source: { header: 'Authorization' } });
  }
  if (entry.featureFlag && !tenantData.rows.settings.get('settings')?.adminAccessApi) {
    const detail = `the feature flag "${entry.featureFlag}" is off for the tenant "${tenantData.tenant}"`;
    throw new Problem({ code: 'FEATURE NOT ENABLED', detail });
  }
}

const names = ['page[size]', 'pageSize'] as const;

function withPageLimit(
  entry: OperationEntry,
  query: Record<string, unknown>,
  tenantData: TenantData,
): Record<string, unknown> {
  const name = names.find((each) => entry.parameterTypes[each] !== undefined);
  if (name === undefined) return query;
  const { pageSize } = limitsOf(tenantData);
  const given = query[name];
  if (given === undefined) return pageSize < limits.usualPageSize ? withPageSize(query, name, pageSize) : query;
  if (Number(given) <= pageSize) return query;
  const detail = `${name} must be at most ${pageSize} for this tenant, got ${given}`;
  throw new Problem({ code: 'INVALID VALUE', detail, source: { parameter: name } });
}

const limited = new WeakMap<object, Record<string, unknown>>();

function withPageSize(query: Record<string, unknown>, name: string, pageSize: number): Record<string, unknown> {
  const known = limited.get(query);
  if (known?.[name] === pageSize) return known;
  const withSize = { ...query, [name]: pageSize };
  limited.set(query, withSize);
  return withSize;
}

interface Parts {
  tenantData: TenantData;
  /** The time on the tenant's clock in milliseconds. */
  now: number;
  query: unknown;
  body: unknown;
}

class OperationInput implements Request<never> {
  readonly tenantData: TenantData;
  readonly path: never;
  readonly query: never;
  readonly body: never;
  /** A response that depends on the caller, the time, the base URL or a new token must not be stored. */
  hasReadMore = false;
  readonly #request: FastifyRequest;
  readonly #authenticated: Authenticated;
  readonly #now: number;
  readonly #tokens: Tokens;

  constructor(request: FastifyRequest, authenticated: Authenticated, tokens: Tokens, parts: Parts) {
    this.tenantData = parts.tenantData;
    this.path = request.params as never;
    this.query = parts.query as never;
    this.body = parts.body as never;
    this.#request = request;
    this.#authenticated = authenticated;
    this.#now = parts.now;
    this.#tokens = tokens;
  }

  get now(): number {
    this.hasReadMore = true;
    return this.#now;
  }

  get caller(): Caller {
    this.hasReadMore = true;
    return this.#authenticated.caller;
  }

  get origin(): string {
    this.hasReadMore = true;
    return publicAddress(this.#request);
  }

  get issueToken(): Request<never>['issueToken'] {
    this.hasReadMore = true;
    const issue = { ...this.#authenticated, tenantData: this.tenantData, now: this.#now };
    return () => {
      const claims = tokenClaimsOf(issue);
      return { token: this.#tokens.sign(claims), expiresAt: timestamp(claims.exp * 1000) };
    };
  }
}
