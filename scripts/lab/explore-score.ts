// Measures how many faults "cps explore" finds in faulty test servers with random requests only.
import { readFileSync, writeFileSync } from 'node:fs';
import type { ExploreTrial } from '../../conformance/selftest/explore/explore-fake.ts';
import { interactionMutants, sampleOf, singleMutants } from '../../conformance/selftest/mutation/mutant.ts';
import { root } from '../generate/files.ts';
import { runWorkers } from './proof/workers.ts';
import { collected, command, fromOne } from './read-options.ts';

const program = command('node scripts/lab/explore-score.ts')
  .option('--time <seconds>', 'the time for each violation', fromOne, 60)
  .option('--interactions', 'tries only the violations that a sequence of several changes shows')
  .option('--sample <n>', 'tries n violations, chosen by the seed; by default all of them', fromOne)
  .option('--record', 'tries the sample and all violations that a sequence shows, and writes the result')
  .option('--mutant <id>', 'tries only this violation; can be repeated', collected)
  .option('--seed <n>', 'chooses the sample and draws the walks', fromOne, 1)
  .option('--jobs <n>', 'the number of workers', fromOne, 1);

interface Options {
  time: number;
  interactions?: true;
  sample?: number;
  record?: true;
  mutant?: string[];
  seed: number;
  jobs: number;
}

const measurements = 'measurements/explore.json';
const isInteraction = new Set(interactionMutants().map(({ id }) => id));

process.chdir(root);
const { jobs, seed, ...options } = program.parse().opts<Options>();
const time = 1000 * options.time;
const all = options.interactions ? interactionMutants() : [...singleMutants(), ...interactionMutants()];
const named = all.filter(({ id }) => options.mutant?.includes(id) ?? true);
const sample = options.sample ? sampleOf(options.record ? singleMutants() : named, options.sample, seed) : named;
const mutants = options.record && options.sample ? [...sample, ...interactionMutants()] : sample;
const isRecorded = options.record ?? (!options.interactions && mutants.length === all.length);
const trials = await runWorkers<ExploreTrial>(mutants, jobs, { kind: 'explore', time, seed });
const figures = figuresOf(trials);
if (isRecorded) record({ ...figures, trials: trials.map(recorded) });
for (const { id, requirements } of trials.filter(({ verdict }) => verdict === 'missed'))
  console.log(`missed: ${id}, which breaks ${requirements.join(' and ')}`);
console.log(JSON.stringify(figures));

function rateOf(tried: readonly ExploreTrial[]) {
  return { violations: tried.length, detected: tried.filter(({ verdict }) => verdict !== 'missed').length };
}

function figuresOf(tried: readonly ExploreTrial[]) {
  const count = (verdict: ExploreTrial['verdict']) => tried.filter((trial) => trial.verdict === verdict).length;
  const lengths = tried.flatMap(({ length }) => length ?? []).sort((one, other) => one - other);
  const sum = (member: 'requests' | 'milliseconds') => tried.reduce((total, trial) => total + trial[member], 0);
  return {
    seconds: time / 1000,
    seed,
    violations: tried.length,
    interactions: rateOf(tried.filter(({ id }) => isInteraction.has(id))),
    detected: count('own') + count('other'),
    detectedByOwnRequirement: count('own'),
    missed: count('missed'),
    medianSteps: lengths[Math.floor(lengths.length / 2)] ?? null,
    requestsPerSecond: Math.round(sum('requests') / (sum('milliseconds') / 1000)),
  };
}

function record(measurement: ReturnType<typeof figuresOf> & { trials: object[] }): void {
  const known: (typeof measurement)[] = JSON.parse(readFileSync(measurements, 'utf8')).measurements;
  const all = [...known.filter((each) => each.seed !== seed), measurement];
  writeFileSync(measurements, `${JSON.stringify({ measurements: all }, null, 1)}\n`);
}

function recorded({ id, requirements, verdict, found, length }: ExploreTrial) {
  return { id, requirements, verdict, ...(verdict === 'other' && { found }), length };
}
