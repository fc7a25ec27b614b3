// Certifies each independent implementation as it is, and with each of its violations.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import { explore } from '../../conformance/explore/explore.ts';
import type { RunRecord } from '../../conformance/record/run-record.ts';
import { run } from '../../conformance/runner/run.ts';
import { firstCause, sampleOf } from '../../conformance/selftest/mutation/mutant.ts';
import { inParallel } from '../../conformance/session/time.ts';
import { readTarget } from '../../conformance/target/read-target.ts';
import type { Target } from '../../conformance/target/types.ts';
import { seedOf } from '../../contract-samples/index.ts';
import { firstLine, startProcess } from '../../testing/project/process.ts';
import { root } from '../generate/files.ts';
import {
  type ImplementationViolation,
  isDetected,
  isOnlyWarned,
  type LabResult,
  type LabTrial,
} from './proof/implementation-trial.ts';
import { collected, command, fromOne } from './read-options.ts';

interface Implementation extends Pick<LabResult, 'name' | 'style' | 'seen'> {
  folder: string;
  start: string[];
  violations: ImplementationViolation[];
}

const measurements = 'measurements/implementations.json';
const program = command('npm run implementations --')
  .argument('[names...]', 'only these folders of fixtures/implementations')
  .option('--violation <name>', 'tries only this violation; can be repeated', collected)
  .option('--sample <n>', 'tries only every n-th violation', fromOne, 1)
  .option('--undetected', 'tries only violations that the measurements do not show as detected')
  .option('--causes', 'runs all cases to the end and compares the first root cause, instead of ending at a failure')
  .option('--honest', 'tries no violation')
  .option('--explore <seconds>', 'explores the honest implementation with 20 seeds and 20 violations', fromOne)
  .option('--jobs <n>', 'the number of implementations that run at the same time', fromOne, 2);

interface Options {
  violation?: string[];
  sample: number;
  undetected?: true;
  causes?: true;
  honest?: true;
  explore?: number;
  jobs: number;
}

process.chdir(root);
const names = program.parse().args;
const options = program.opts<Options>();
for (const each of implementations()) {
  if (names.length > 0 && !names.includes(each.name)) continue;
  await (options.explore === undefined ? measure(each) : exploreAll(each, 1000 * options.explore));
}

function implementations(): Implementation[] {
  return globSync('fixtures/implementations/*/implementation.yaml').map((file) => {
    const folder = dirname(file);
    const violations: ImplementationViolation[] = parse(readFileSync(join(folder, 'violations.yaml'), 'utf8'));
    return { ...parse(readFileSync(file, 'utf8')), name: basename(folder), folder, violations };
  });
}

function recorded(): LabResult[] {
  return existsSync(measurements) ? JSON.parse(readFileSync(measurements, 'utf8')) : [];
}

/** Writes each result at once, so that an interrupted measurement can be continued with `--undetected`. */
function record({ violations }: Implementation, honest: Omit<LabResult, 'trials'>, trial: LabTrial): void {
  const { own = [], others = [] } = Object.groupBy(recorded(), ({ name }) => (name === honest.name ? 'own' : 'others'));
  const known = [trial, ...own.flatMap(({ trials }) => trials)];
  const trials = violations.flatMap((violation) => known.find(({ name }) => name === violation.name) ?? []);
  const all = [...others, { ...honest, trials }].toSorted((one, other) => one.name.localeCompare(other.name));
  writeFileSync(measurements, `${JSON.stringify(all, null, 1)}\n`);
}

function isChosen({ name }: ImplementationViolation, at: number, earlier: readonly LabTrial[]): boolean {
  if (options.honest || at % options.sample !== 0) return false;
  const isKnown = earlier.some((trial) => trial.name === name && isDetected(trial));
  return (options.violation?.includes(name) ?? true) && !(options.undetected && isKnown);
}

async function measure(each: Implementation): Promise<void> {
  const { name, style, seen, violations } = each;
  const honest = await certify(each);
  const { conclusion, requests, milliseconds } = honest;
  const failed = failuresOf(honest, 'failed', 'error', 'blocked');
  console.log(`${name}: ${[honest.voidReason ?? conclusion, ...failed].join(', ')} (${requests} requests)`);
  const known = new Set([...failed, ...failuresOf(honest, 'warned')]);
  const ownTrials = () => recorded().flatMap((measured) => (measured.name === name ? measured.trials : []));
  const earlier = ownTrials();
  await inParallel(
    violations.filter((violation, at) => isChosen(violation, at, earlier)),
    () => options.jobs,
    async (violation) => {
      const trial = trialOf(violation, await certify(each, violation.name, known), known);
      record(each, { name, style, seen, conclusion, failed, requests, seconds: milliseconds / 1000 }, trial);
      console.log(lineOf(trial));
    },
  );
  for (const level of ['stated', 'implied'] as const) console.log(`${name}, ${level}: ${scoreOf(ownTrials(), level)}`);
}

function scoreOf(trials: readonly LabTrial[], level: ImplementationViolation['level']): string {
  const own = trials.filter((each) => each.level === level);
  const detected = own.filter(isDetected).length;
  return `${detected} of ${own.length} violations detected, ${own.filter(isOnlyWarned).length} only by a warning`;
}

function lineOf(trial: LabTrial): string {
  const { name, level, failed, warned, cause, conclusion } = trial;
  const told = isDetected(trial) ? `${cause ?? failed[0] ?? conclusion}` : `SURVIVES ${warned.join(', ')}`;
  return `  ${name} (${level}): ${told}`;
}

/** Runs the stated test cases. With `known` and without `--causes`, the run ends at the first unknown failure. */
async function certify(each: Implementation, violation = '', known?: ReadonlySet<string>): Promise<RunRecord> {
  const enough = new AbortController();
  return await served(each, violation, (target, runId) =>
    run({
      ...{ target, runId, verdicts: ['stated'], keep: true, signal: enough.signal },
      onCase: ({ outcome, requirement }) => {
        if (known && !options.causes && outcome === 'failed' && !known.has(requirement)) enough.abort();
      },
    }),
  );
}

async function served<Result>(
  each: Implementation,
  violation: string,
  use: (target: Target, runId: string) => Promise<Result>,
): Promise<Result> {
  const [program = '', ...args] = each.start;
  const launch = { command: program, args, folder: each.folder, env: { PORT: '0', VIOLATION: violation } };
  await using server = await startProcess(launch, 'pipe');
  const [BASE_URL = ''] = /https?:\S+/.exec(await firstLine(server)) ?? [];
  const target = readTarget(join(each.folder, 'target.yaml'), { ...process.env, BASE_URL });
  return await use(target, `i${(seedOf(violation) % 46_655).toString(36)}`);
}

/** Explores the honest implementation with 20 seeds, and 20 random violations, each until the first finding. */
async function exploreAll(each: Implementation, time: number): Promise<void> {
  const honest = Array.from({ length: 20 }, (_, at) => ({ name: '', seed: at + 1 }));
  const chosen = options.honest ? [] : sampleOf(each.violations, 20, 1).map(({ name }) => ({ name, seed: 1 }));
  const work = async ({ name, seed }: { name: string; seed: number }) => {
    const { findings, voidReason } = await served(each, name, (target, runId) =>
      explore({ target, runId, seed, time, untilFinding: true }),
    );
    const told = findings.map(({ id, reason }) => `${id}: ${reason}`)[0] ?? voidReason ?? 'nothing found';
    console.log(`  ${each.name}, ${name || `honest, seed ${seed}`}: ${told}`);
  };
  await inParallel([...honest, ...chosen], () => options.jobs, work);
}

function trialOf(violation: ImplementationViolation, record: RunRecord, known: ReadonlySet<string>): LabTrial {
  const fresh = (...outcomes: string[]) => failuresOf(record, ...outcomes).filter((id) => !known.has(id));
  const cause = options.causes && { cause: firstCause(record) };
  return { ...violation, failed: fresh('failed'), warned: fresh('warned'), conclusion: record.conclusion, ...cause };
}

function failuresOf({ cases, requirements }: RunRecord, ...outcomes: string[]): string[] {
  const fell = new Set(cases.filter(({ outcome }) => outcomes.includes(outcome)).map(({ requirement }) => requirement));
  return requirements.filter(({ id }) => fell.has(id)).map(({ id }) => id);
}
