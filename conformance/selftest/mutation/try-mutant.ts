import type { Case } from '../../case/case.ts';
import { cases as suite } from '../../cases/index.ts';
import type { RunRecord } from '../../record/run-record.ts';
import { run } from '../../runner/run.ts';
import { readTarget } from '../../target/read-target.ts';
import { countedTime } from '../fake/counted-time.ts';
import { startFlat } from '../fake/flat/server.ts';
import { startWrapped } from '../fake/wrapped/server.ts';
import { firstCause } from './blame.ts';
import type { Mutant } from './mutant.ts';

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
  /** Null if the report names none. */
  cause: string | null;
  requests: number;
}

const servers = { flat: startFlat, wrapped: startWrapped };
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
  const { id, faults, form, requirements } = mutant;
  const server = await servers[form](faults);
  const described = readTarget(`fixtures/targets/foreign-${form}.yaml`, { FOREIGN_URL: server.url });
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
