// Certifies each independent implementation as it is, and with each of its violations.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { RunRecord } from '../../conformance/record/run-record.ts';
import { run } from '../../conformance/runner/run.ts';
import { firstCause } from '../../conformance/selftest/mutation/mutant.ts';
import { inParallel } from '../../conformance/session/time.ts';
import { readTarget } from '../../conformance/target/read-target.ts';
import { firstLine, startProcess } from '../../testing/project/process.ts';
import { root } from '../generate/files.ts';
import {
  type ImplementationViolation,
  isDetected,
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
  .option('--causes', 'runs all cases to the end and compares the first root cause, instead of ending at a failure')
  .option('--honest', 'tries no violation')
  .option('--jobs <n>', 'the number of implementations that run at the same time', fromOne, 2);

process.chdir(root);
const names = program.parse().args;
const options = program.opts<{ violation?: string[]; sample: number; causes?: true; honest?: true; jobs: number }>();
const isWhole = !options.violation && !options.honest && options.sample === 1;
for (const each of implementations()) {
  if (names.length > 0 && !names.includes(each.name)) continue;
  const measured = await measure(each);
  if (isWhole) writeFileSync(measurements, `${JSON.stringify(withOthers(measured), null, 1)}\n`);
}

function implementations(): Implementation[] {
  return globSync('fixtures/implementations/*/implementation.yaml').map((file) => {
    const folder = dirname(file);
    const violations: ImplementationViolation[] = parse(readFileSync(join(folder, 'violations.yaml'), 'utf8'));
    return { ...parse(readFileSync(file, 'utf8')), name: basename(folder), folder, violations };
  });
}

function withOthers(own: LabResult): LabResult[] {
  const known: LabResult[] = existsSync(measurements) ? JSON.parse(readFileSync(measurements, 'utf8')) : [];
  return [...known.filter(({ name }) => name !== own.name), own].toSorted((one, other) =>
    one.name.localeCompare(other.name),
  );
}

async function measure(each: Implementation): Promise<LabResult> {
  const { name, style, seen, violations } = each;
  const honest = await certify(each);
  const failed = failuresOf(honest, 'failed', 'error', 'blocked');
  console.log(
    `${name}: ${[honest.voidReason ?? honest.conclusion, ...failed].join(', ')} (${honest.requests} requests)`,
  );
  const chosen = violations.filter(
    (one, at) => !options.honest && at % options.sample === 0 && (options.violation?.includes(one.name) ?? true),
  );
  const trials = new Map<string, LabTrial>();
  const known = new Set([...failed, ...failuresOf(honest, 'warned')]);
  await inParallel(
    chosen,
    () => options.jobs,
    async (violation) => {
      const trial = trialOf(violation, await certify(each, violation.name, known), known);
      trials.set(violation.name, trial);
      console.log(lineOf(trial));
    },
  );
  const result = chosen.flatMap((violation) => trials.get(violation.name) ?? []);
  const { conclusion, requests, milliseconds } = honest;
  for (const level of ['stated', 'implied'] as const) console.log(`${name}, ${level}: ${scoreOf(result, level)}`);
  return { name, style, seen, conclusion, failed, requests, seconds: milliseconds / 1000, trials: result };
}

function scoreOf(trials: readonly LabTrial[], level: ImplementationViolation['level']): string {
  const own = trials.filter((each) => each.level === level);
  const missed = own.filter((each) => !isDetected(each));
  const warned = missed.filter(({ warned }) => warned.length > 0).length;
  return `${own.length - missed.length} of ${own.length} violations detected, ${warned} further ones have a warning`;
}

function lineOf(trial: LabTrial): string {
  const { name, level, failed, warned, cause, conclusion } = trial;
  const told = isDetected(trial) ? `${cause ?? failed[0] ?? conclusion}` : `SURVIVES ${warned.join(', ')}`;
  return `  ${name} (${level}): ${told}`;
}

/** Runs the stated test cases. With `known` and without `--causes`, the run ends at the first unknown failure. */
async function certify(each: Implementation, violation = '', known?: ReadonlySet<string>): Promise<RunRecord> {
  const [program = '', ...args] = each.start;
  const launch = { command: program, args, folder: each.folder, env: { PORT: '0', VIOLATION: violation } };
  await using server = await startProcess(launch, 'pipe');
  const [BASE_URL = ''] = /https?:\S+/.exec(await firstLine(server)) ?? [];
  const target = readTarget(join(each.folder, 'target.yaml'), { ...process.env, BASE_URL });
  const enough = new AbortController();
  const runId = `i${[...violation].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 46_655, 7).toString(36)}`;
  return await run({
    target,
    runId,
    verdicts: ['stated'],
    keep: true,
    signal: enough.signal,
    onCase: ({ outcome, requirement }) => {
      if (known && !options.causes && outcome === 'failed' && !known.has(requirement)) enough.abort();
    },
  });
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
