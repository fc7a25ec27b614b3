import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { ReachedSandbox } from '../../src/library/create-sandbox.ts';
import type { Tenant } from '../../src/library/tenant.ts';
import { taskResultOf } from '../checks/task-done.ts';
import type { RunClient } from '../client/client.ts';
import { loadRules } from '../rules/load-rules.ts';
import type { Language } from '../rules/rule.ts';
import { scenarios as allScenarios } from '../scenarios/index.ts';
import { exitSentence, type GivenFile, type Scenario } from '../scenarios/scenario.ts';
import type { GradeRecord, ScenarioRecord } from './grade-record.ts';
import { decides, judge, ruleRecord } from './judge.ts';
import { gradeKitOf, gradeRecordOf } from './make-record.ts';
import { runScenario, type ScenarioRun } from './run-scenario.ts';

export interface GradeOptions {
  sandbox: ReachedSandbox;
  runClient: RunClient;
  name: string;
  language?: Language | undefined;
  scenarios?: readonly string[] | undefined;
  deadline: number;
  concurrency: number;
  signal: AbortSignal;
  onScenario?: ((record: ScenarioRecord, done: number, total: number) => void) | undefined;
}

export async function grade(options: GradeOptions): Promise<GradeRecord> {
  const { sandbox, name, language, concurrency, onScenario } = options;
  const [startedAt, start] = [new Date(), performance.now()];
  const chosen = chosenScenarios(options.scenarios);
  const files = await writeGivenFiles(chosen.some(({ needsLargeFile }) => needsLargeFile));
  const tenants = tenantMaker(sandbox);
  const limit = pLimit(concurrency);
  let done = 0;
  try {
    const runs = await Promise.all(
      chosen.map((scenario) =>
        limit(async () => {
          const observed = await repeated(tenants, scenario, options, files);
          done += 1;
          onScenario?.(scenarioRecord(scenario, observed), done, chosen.length);
          return observed;
        }),
      ),
    );
    const rules = loadRules().filter((rule) => chosen.some(({ id }) => decides(rule, id)));
    return gradeRecordOf({
      ...{ name, language, startedAt, milliseconds: performance.now() - start, kit: gradeKitOf() },
      scenarios: chosen.flatMap((scenario, at) => (runs[at] ? [scenarioRecord(scenario, runs[at])] : [])),
      rules: judge(rules, runs).map(ruleRecord),
      voidReason: options.signal.aborted ? 'The grading was stopped.' : voidReasonOf(runs),
    });
  } finally {
    await tenants.close();
    await files.remove();
  }
}

export function chosenScenarios(ids: readonly string[] | undefined): readonly Scenario[] {
  const unknown = ids?.find((id) => !allScenarios.some((scenario) => scenario.id === id));
  if (unknown !== undefined) {
    const known = allScenarios.map(({ id }) => id).join(', ');
    throw new RangeError(`There is no scenario ${JSON.stringify(unknown)}; the scenarios are ${known}.`);
  }
  return ids ? allScenarios.filter(({ id }) => ids.includes(id)) : allScenarios;
}

interface Tenants {
  make: (scenario: Scenario) => Promise<Tenant>;
  close: () => Promise<void>;
}

function tenantMaker({ tenant }: ReachedSandbox): Tenants {
  let crowded: Promise<Tenant> | undefined;
  const makeCrowded = async () => {
    const made = await tenant();
    await importManyUsers(made);
    await made.snapshot('many-users');
    return made;
  };
  return {
    make: async ({ needsManyUsers }) => {
      if (!needsManyUsers) return tenant();
      crowded ??= makeCrowded();
      return tenant({ from: (await crowded).id, snapshot: 'many-users' });
    },
    close: async () => (await crowded)?.delete(),
  };
}

/** The maximum number of times that the client runs in a scenario whose result can depend on chance. */
const mostRuns = 5;

/** If a failure might be chance, runs again with a new tenant, unless the client was stopped at the deadline. */
async function repeated(
  tenants: Tenants,
  scenario: Scenario,
  options: GradeOptions,
  files: GivenFiles,
): Promise<ScenarioRun> {
  for (let run = 1; ; run++) {
    const observed = await withTenant(tenants, scenario, options, files);
    const { exchanges, client } = observed.scene;
    const mayBeChance = client?.stopped !== 'deadline' && (scenario.mayBeChance?.(exchanges) ?? false);
    if (!mayBeChance || run === mostRuns || options.signal.aborted) return observed;
  }
}

async function withTenant(
  tenants: Tenants,
  scenario: Scenario,
  { sandbox, runClient, deadline, signal }: GradeOptions,
  { small, large }: GivenFiles,
): Promise<ScenarioRun> {
  const tenant = await tenants.make(scenario);
  try {
    const { url, control } = sandbox;
    const file = scenario.needsLargeFile && large ? large : small;
    return await runScenario(scenario, { url, control, tenant, file, runClient, deadline, signal });
  } finally {
    await tenant.delete();
  }
}

function scenarioRecord(
  { id, title, task }: Scenario,
  { scene, isAttempted, milliseconds }: ScenarioRun,
): ScenarioRecord {
  const { exitCode = null, stopped = null, output = '' } = scene.client ?? {};
  const result = isAttempted ? taskResultOf(scene) : 'not attempted';
  return {
    ...{ id, title, task: `${task} ${exitSentence}`, isAttempted, exitCode, stopped, result },
    ...{ requests: scene.exchanges.length, milliseconds: Math.round(milliseconds), output },
  };
}

function voidReasonOf(runs: readonly ScenarioRun[]): string | null {
  const failure = runs.find(({ startFailure }) => startFailure !== null)?.startFailure;
  if (failure !== undefined) return `The client could not be started: ${failure}.`;
  const isSilent = runs.every(({ scene }) => scene.exchanges.length === 0);
  return isSilent ? `The client sent no request in any scenario. ${endOf(runs)}`.trim() : null;
}

function endOf(runs: readonly ScenarioRun[]): string {
  const ends = runs.flatMap(({ scene }) => scene.client ?? []);
  if (ends.some(({ stopped }) => stopped === 'deadline')) return 'It was stopped at the deadline.';
  const failure = ends.find(({ exitCode }) => exitCode !== null && exitCode !== 0);
  return failure ? `It ended with the exit code ${failure.exitCode}.` : '';
}

const name = 'Prüfung 2026.txt';
const paragraph = 'Either party may end this agreement with three months notice. Größe, 東京, ع.\n';

const largeSize = 32 * 1024 * 1024;

interface GivenFiles {
  small: GivenFile;
  large: GivenFile | null;
  remove: () => Promise<void>;
}

async function writeGivenFiles(needsLarge: boolean): Promise<GivenFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'cps-grade-'));
  const small = await write(folder, name, Buffer.from(paragraph.repeat(2000)));
  const large = needsLarge ? await write(folder, 'Scan 2026.jpg', largeContent()) : null;
  return { small, large, remove: () => rm(folder, { recursive: true, force: true }) };
}

function largeContent(): Buffer {
  return Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(largeSize, 'scan ')]);
}

async function write(folder: string, fileName: string, content: Buffer): Promise<GivenFile> {
  const path = join(folder, fileName);
  await writeFile(path, content);
  return { path, name: fileName, sha256: createHash('sha256').update(content).digest('hex') };
}

const added = 561;

async function importManyUsers(tenant: Tenant): Promise<void> {
  await tenant.jobPlan('user-import', { mode: 'immediate' });
  const rows = Array.from({ length: added }, (_, at) => `grade-${at}@example.com,Grade,Number ${at}`);
  const form = new FormData();
  form.append('file', new Blob([['email,firstName,lastName', ...rows].join('\n')], { type: 'text/csv' }), 'users.csv');
  const started = await tenant.fetch('/v2/admin/users/import', { method: 'POST', body: form });
  const location = started.headers.get('location') ?? '';
  await tenant.fetch(location);
  await tenant.fetch(`${location}/acknowledge`, { method: 'POST' });
  await tenant.fetch(location);
  await tenant.clearJournal();
}
