// Measures how many faults "cps explore" finds in faulty test servers with random requests only.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { ExploreTrial } from '../../conformance/selftest/explore/explore-fake.ts';
import {
  interactionMutants,
  type Mutant,
  sampleOf,
  singleMutants,
} from '../../conformance/selftest/mutation/mutant.ts';
import { root } from '../generate/files.ts';
import { wholeNumber } from '../whole-number.ts';
import { runWorkers } from './proof/workers.ts';
import { readOptions } from './read-options.ts';

const usage = `usage: node scripts/lab/explore-score.ts [--time SECONDS] [--interactions] [--sample N] [--record] [--mutant ID]... [--seed N] [--jobs N]
  --time SECONDS  the time for each violation; 60 by default
  --interactions  tries only the violations that a sequence of several changes shows
  --sample N      tries N violations, chosen by the seed; without this option all of them
  --record        tries the sample and all violations that a sequence of several changes shows, and writes the result
                  beside the results of other seeds
  --mutant ID     tries only this violation
  --seed N        chooses the sample and draws the walks; 1 by default
  --jobs N        the number of workers; 1 by default`;

const measurements = 'measurements/explore.json';
const isInteraction = new Set(interactionMutants().map(({ id }) => id));

process.chdir(root);
const { mutants, isRecorded, jobs, time, seed } = readOptions(usage, () => {
  const { values } = parseArgs({
    options: {
      time: { type: 'string', default: '60' },
      interactions: { type: 'boolean', default: false },
      sample: { type: 'string' },
      record: { type: 'boolean', default: false },
      mutant: { type: 'string', multiple: true },
      seed: { type: 'string', default: '1' },
      jobs: { type: 'string', default: '1' },
    },
  });
  const seed = wholeNumber('--seed', values.seed);
  const all = values.interactions ? interactionMutants() : [...singleMutants(), ...interactionMutants()];
  const named = values.mutant ? all.filter(({ id }) => values.mutant?.includes(id)) : all;
  const sampled = values.record ? singleMutants() : named;
  const sample: Mutant[] = values.sample ? sampleOf(sampled, wholeNumber('--sample', values.sample), seed) : named;
  const chosen = values.record && values.sample ? [...sample, ...interactionMutants()] : sample;
  const time = 1000 * wholeNumber('--time', values.time);
  return {
    mutants: chosen,
    isRecorded: values.record || (!values.interactions && chosen.length === all.length),
    jobs: wholeNumber('--jobs', values.jobs),
    time,
    seed,
  };
});
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
