import { type ApiCall, type CallTokens, jsonApi, writeCall } from '../../../testing/requests/write-call.ts';
import type { Cluster } from './cluster.ts';
import type { Random } from './deck.ts';
import type { Promised, Tally } from './report.ts';
import { type ChaosAnswer, headersOf, isOpen, type Manner } from './send.ts';

export type ClaimVerdict = 'acknowledged' | 'refused' | 'unknown';

export interface NameClaim {
  name: string;
  verdict: ClaimVerdict;
  /** Id of the created object, or undefined if the client did not receive the complete response. */
  id?: string;
  /** Possible current names: the last acknowledged name, and each name in a later request that got no response. */
  names: string[];
}

export interface StoredDepartment {
  id: string;
  name: string;
}

export type BrokenPromise = readonly [Promised, string];

export function judgeClaims(
  claims: readonly NameClaim[],
  stored: readonly StoredDepartment[],
  mine: RegExp,
): BrokenPromise[] {
  const byId = new Map(stored.map((each) => [each.id, each]));
  const byName = Map.groupBy(claims, ({ name }) => name);
  const known = new Set(claims.flatMap(({ names }) => names));
  const ids = claims.flatMap(({ id }) => (id === undefined ? [] : [id]));
  return [
    ...claims.flatMap((claim) => judgeAcknowledged(claim, byId)),
    ...[...byName].flatMap(([name, rivals]) => judgeName(name, rivals, stored)),
    ...ids
      .filter((id, at) => ids.indexOf(id) !== at)
      .map((id): BrokenPromise => ['twice', `the id ${id} was assigned twice`]),
    ...stored
      .filter(({ name }) => mine.test(name) && !known.has(name))
      .map(({ id, name }): BrokenPromise => ['unexplained', `${id} ${name} is stored, but no request created it`]),
  ];
}

function judgeAcknowledged({ id, names }: NameClaim, byId: ReadonlyMap<string, StoredDepartment>): BrokenPromise[] {
  if (id === undefined) return [];
  const found = byId.get(id);
  if (found && names.includes(found.name)) return [];
  return [
    [
      'lost',
      `${id} was acknowledged as ${names.join(' or ')} and is ${found ? `stored as ${found.name}` : 'not stored'}`,
    ],
  ];
}

function judgeName(name: string, rivals: readonly NameClaim[], stored: readonly StoredDepartment[]): BrokenPromise[] {
  const owners = rivals.filter(({ verdict }) => verdict === 'acknowledged');
  const ids = new Set(owners.map(({ id }) => id));
  const others = stored.filter((each) => each.name === name && !ids.has(each.id)).map(({ id }) => id);
  const isOpen = rivals.some(({ verdict }) => verdict === 'unknown');
  const unseen = owners.filter(({ id }) => id === undefined).length;
  if (owners.length > 1) return [['twice', `the name ${name} was assigned ${owners.length} times`]];
  if (others.length < unseen) return [['lost', `${name} was acknowledged but is not stored`]];
  if (others.length > (owners.length > 0 ? unseen : 1))
    return [['twice', `${name} is stored as ${others.join(' and ')}`]];
  if (owners.length > 0 || isOpen) return [];
  if (others.length > 0) return [['unexplained', `${name} was refused but is stored`]];
  return [['different', `every request got the answer that ${name} is taken, but no department has the name`]];
}

export interface RivalsParts {
  tenant: string;
  cluster: Cluster;
  tally: Tally;
  random: Random;
  callers: number;
}

const manners: readonly Manner[] = ['slow', 'cut in the request', 'cut before the answer', 'cut in the answer'];

export class Rivals {
  readonly #parts: RivalsParts;
  readonly #departments: NameClaim[] = [];
  readonly #jobs: string[] = [];
  readonly #tokens: CallTokens = new Map();
  #made = 0;

  private constructor(parts: RivalsParts) {
    this.#parts = parts;
  }

  static async open(parts: RivalsParts): Promise<Rivals> {
    const rivals = new Rivals(parts);
    await enterTenant(parts, rivals.#tokens);
    return rivals;
  }

  async round(): Promise<void> {
    const { random, callers } = this.#parts;
    this.#made += 1;
    const contested = `rival ${this.#made}`;
    const own = Array.from({ length: callers }, (_, caller) => `rival ${this.#made} of ${caller}`);
    await Promise.all([
      this.#create(contested),
      this.#create(contested),
      ...own.map((name) => this.#create(name)),
      this.#rename(),
      ...(random.below(8) === 0 ? [this.#follow()] : []),
    ]);
  }

  async verify(): Promise<void> {
    const { cluster, tenant, tally } = this.#parts;
    const { body } = await cluster.read('readTenantState', `/_sandbox/tenants/${tenant}/state`);
    const state: { departments: StoredDepartment[]; jobs: { id: string }[] } = JSON.parse(body);
    const jobs = new Set(state.jobs.map(({ id }) => id));
    const findings = [
      ...judgeClaims(this.#departments, state.departments, /^rival /),
      ...this.#jobs.filter((id) => !jobs.has(id)).map((id) => ['lost', `job ${id} was acknowledged`] as const),
    ];
    for (const [promise, what] of findings) tally.breach(promise, `${tenant}: ${what}`);
  }

  async #create(name: string): Promise<void> {
    const answer = await this.#ask({ operation: 'createDepartment', body: jsonApi('departments', { name }) }, true);
    this.#departments.push(claimOf(name, answer));
  }

  async #rename(): Promise<void> {
    const { random } = this.#parts;
    const own = this.#departments.filter(({ id, name }) => id !== undefined && name.includes(' of '));
    if (own.length === 0) return;
    const claim = random.pick(own);
    const name = `${claim.name} renamed in ${this.#made}`;
    const body = jsonApi('departments', { name });
    claim.names.push(name);
    const answer = await this.#ask({ operation: 'updateDepartment', path: { id: claim.id ?? '' }, body }, true);
    // If a request to rename a department gets no response, the department can have either the old or the new name.
    const others = claim.names.filter((each) => each !== name);
    if (answer?.status === 200) claim.names = [name, ...others.slice(1)];
    else if (answer) claim.names = others;
  }

  /** Reports a violation if the job returns to an earlier status or adds the user twice. */
  async #follow(): Promise<void> {
    const { random, tenant, tally } = this.#parts;
    const members = [String(2 + random.below(100))];
    const body = jsonApi('department-members', { operation: 'add', members });
    const answer = await this.#ask({ operation: 'updateDepartmentMembers', path: { departmentId: '40' }, body });
    if (answer?.status !== 202 || !answer.body) return;
    const { id: jobId } = JSON.parse(answer.body.toString()).data;
    this.#jobs.push(jobId);
    let before = 0;
    for (let reads = 0; reads < 6; reads++) {
      const job = await this.#ask({ operation: 'readJob', path: { jobId } });
      if (!job?.body) continue;
      const { status, result } = JSON.parse(job.body.toString()).data?.attributes ?? {
        status: `missing (${job.status})`,
      };
      const now = status === 'failed' ? 2 : ['queued', 'running', 'succeeded'].indexOf(status);
      if (now < before) tally.breach('lost', `${tenant}: job ${jobId} went back to ${status}`);
      if (result?.succeeded > 1) tally.breach('twice', `${tenant}: job ${jobId} counted ${result.succeeded}`);
      before = now;
    }
  }

  /** Sends a request and returns its response, or undefined if the outcome is unknown. */
  async #ask(call: ApiCall, isDisturbed = false): Promise<ChaosAnswer | undefined> {
    const { cluster, tenant, random } = this.#parts;
    const written = await writeCall(call, new Map([['tenant', tenant]]));
    const step = { operation: call.operation, as: 'admin', written } as const;
    const message = { ...written, headers: headersOf(step, tenant, this.#tokens) };
    const manner = isDisturbed && random.below(12) === 0 ? random.pick(manners) : 'whole';
    const outcome = await cluster.ask(call.operation, message, manner);
    if (outcome.kind === 'not sent') return this.#ask(call);
    return isOpen(outcome) || outcome.kind !== 'answered' ? undefined : outcome.answer;
  }
}

function claimOf(name: string, answer: ChaosAnswer | undefined): NameClaim {
  if (!answer) return { name, verdict: 'unknown', names: [name] };
  if (answer.status !== 201) return { name, verdict: 'refused', names: [name] };
  if (!answer.body) return { name, verdict: 'acknowledged', names: [name] };
  return { name, verdict: 'acknowledged', id: JSON.parse(answer.body.toString()).data.id, names: [name] };
}

interface TenantParts {
  tenant: string;
  cluster: Cluster;
}

/** Repeats a request until its whole response has arrived. */
export async function insist(
  { tenant, cluster }: TenantParts,
  tokens: CallTokens,
  call: ApiCall,
): Promise<ChaosAnswer> {
  const written = await writeCall(call, new Map([['tenant', tenant]]));
  const step = { operation: call.operation, as: 'admin', written } as const;
  for (;;) {
    const outcome = await cluster.ask(call.operation, { ...written, headers: headersOf(step, tenant, tokens) });
    if (outcome.kind === 'answered' && !isOpen(outcome) && outcome.answer.body) return outcome.answer;
    await cluster.untilReady();
  }
}

/** Creates a tenant and gets an access token of its admin. An earlier attempt can have created the tenant. */
export async function enterTenant(parts: TenantParts, tokens: CallTokens): Promise<void> {
  await insist(parts, tokens, { operation: 'createTenant', body: { json: { id: '{tenant}', from: 'aurora' } } });
  const { status, body } = await insist(parts, tokens, { operation: 'createAdminToken' });
  if (status !== 200 || !body) throw new Error(`no token for ${parts.tenant}: ${status} ${body}`);
  tokens.set('admin', JSON.parse(body.toString()).token);
}
