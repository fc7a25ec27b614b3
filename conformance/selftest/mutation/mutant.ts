import type { Case } from '../../case/case.ts';
import { cases as suite } from '../../cases/index.ts';
import type { RunRecord } from '../../record/run-record.ts';
import { run } from '../../runner/run.ts';
import { readTarget } from '../../target/read-target.ts';
import { countedTime } from '../fake/counted-time.ts';
import { startFlat } from '../fake/flat/server.ts';
import { type FaultName, type Violation, violations } from '../fake/violations/index.ts';

export function firstCause({ cases, rootCauses: [first] }: Pick<RunRecord, 'cases' | 'rootCauses'>): string | null {
  if (first === undefined) return null;
  return cases.find(({ id }) => id === first.case)?.requirement ?? first.case;
}

const lost = 'A department that was created and cannot be read may also be a failing read. Cases that use it fail.';
const noField = 'A tenant may have no field; the description does not say that fields of documents are listed.';

export const reasons: Readonly<Record<string, string>> = {
  'create-lost:always': lost,
  'create-lost:at the top': lost,
  'create-lost:every second time': lost,
  'fields-list-empty:always': noField,
  'fields-list-empty:active': noField,
  'members-remove-deletes-user:always':
    'Cases share users, so the deletion takes users from cases that run at the same time. These cases fail.',
  'tenant-open:access-change':
    'The change names the folder by its path, and the other tenant has a folder of that path.',
} satisfies Partial<Record<FaultName, string>>;

export function unexplained(trials: readonly Trial[]): Trial[] {
  return trials.filter(({ id, verdict }) => verdict !== 'own' && reasons[id] === undefined);
}

export interface Trial {
  id: string;
  requirements: readonly string[];
  /**
   * `own` means that a test case of a violated requirement failed. `other` means that test cases failed, but no test
   * case of a violated requirement. `missed` means that no test case of the suite failed.
   */
  verdict: 'own' | 'other' | 'missed';
  fell: string[];
  blocked: string[];
  cause: string | null;
  requests: number;
}

const stated = suite.filter(({ verdict }) => verdict === 'stated');

export async function tryMutant(mutant: Mutant, whole = false): Promise<Trial> {
  const { requirements } = mutant;
  const own = stated.filter(({ requirement }) => requirements.includes(requirement));
  const first = await judge(mutant, whole ? stated : own);
  if (whole || first.verdict === 'own') return first;
  const second = await judge(mutant, stated);
  return { ...second, requests: first.requests + second.requests };
}

async function judge(mutant: Mutant, cases: readonly Case[]): Promise<Trial> {
  const { id, faults, jobReads, requirements } = mutant;
  const server = await startFlat(faults, 0, { jobReads });
  const described = readTarget('fixtures/targets/foreign-flat.yaml', { FOREIGN_URL: server.url });
  const pace = {
    ...described.pace,
    concurrency: 1,
    requestsPerSecond: 1_000_000,
    pollInterval: 100,
    jobDeadline: 1500,
  };
  const target = { ...described, pace };
  const record = await run({ target, runId: 'mutation', verdicts: ['stated'], cases, keep: true, ...countedTime() });
  await server.close();
  const warned = requirementsWith(record, ['warned']).filter((requirement) => requirements.includes(requirement));
  const fell = [...requirementsWith(record, ['failed']), ...warned];
  const isOwn = requirements.some((requirement) => fell.includes(requirement));
  return {
    id,
    requirements,
    verdict: isOwn ? 'own' : fell.length > 0 ? 'other' : 'missed',
    fell,
    blocked: requirementsWith(record, ['blocked', 'error']),
    cause: firstCause(record),
    requests: record.requests,
  };
}

function requirementsWith({ cases }: RunRecord, outcomes: readonly string[]): string[] {
  return [...new Set(cases.filter(({ outcome }) => outcomes.includes(outcome)).map(({ requirement }) => requirement))];
}

export interface Mutant {
  id: string;
  faults: readonly FaultName[];
  requirements: readonly string[];
  /** How often a job is read before it ends. */
  jobReads: number;
}

export function singleMutants(): Mutant[] {
  return violations.map((violation) => mutantOf([violation]));
}

export function pairedMutants(count: number, seed: number): Mutant[] {
  const next = numbersFrom(seed);
  const draw = () => violations[next() % violations.length];
  const pairs = new Map<string, Mutant>();
  while (pairs.size < count) {
    const [one, other] = [draw(), draw()];
    if (!one || !other || one.requirement === other.requirement || placeOf(one) === placeOf(other)) continue;
    const mutant = mutantOf([one, other]);
    pairs.set(mutant.id, mutant);
  }
  return [...pairs.values()];
}

export function sampleOf<Item>(mutants: readonly Item[], count: number, seed: number): Item[] {
  const next = numbersFrom(seed);
  const drawn = new Set<number>();
  while (drawn.size < Math.min(count, mutants.length)) drawn.add(next() % mutants.length);
  return mutants.filter((_, at) => drawn.has(at));
}

function placeOf({ id }: Violation): string {
  return id.replace(/:.*/, '');
}

function mutantOf(broken: readonly Violation[]): Mutant {
  return {
    id: broken.map(({ id }) => id).join(' and '),
    faults: broken.map(({ id }) => id),
    requirements: [...new Set(broken.map(({ requirement }) => requirement))],
    jobReads: broken.some(({ isInJobs }) => isInJobs) ? 2 : 0,
  };
}

function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 8;
  };
}
