// Tests the conformance suite with injected faults in a fake test server.
// For each faulty test server (mutant), a test case of the violated requirement must fail.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  blameOf,
  hasRootCause,
  type Mutant,
  pairedMutants,
  sampleOf,
  singleMutants,
  type Trial,
  unexplained,
} from '../../conformance/selftest/mutation/mutant.ts';
import { root } from '../generate/files.ts';
import { wholeNumber } from '../whole-number.ts';
import { jobsIn, runWorkers } from './proof/workers.ts';
import { readOptions } from './read-options.ts';

const usage = `usage: npm run mutation -- [--mutant ID]... [--sample N] [--blame N] [--seed N] [--whole] [--jobs N]
  --mutant ID  tries only this mutant and prints what it fails
  --sample N   tries N mutants, chosen by the seed; without this option all mutants are tried
  --blame N    tries N mutants with all stated cases and counts how often the first root cause names the broken rule
  --seed N     chooses the sample and the pairs of violations; 1 by default
  --whole      runs all stated cases, also if a case of the violated requirement failed
  --jobs N     number of workers; by default the number of processors`;

const options = {
  mutant: { type: 'string', multiple: true },
  sample: { type: 'string' },
  blame: { type: 'string' },
  seed: { type: 'string', default: '1' },
  whole: { type: 'boolean', default: false },
  jobs: { type: 'string' },
} as const;

const measurements = 'measurements/mutation.json';
const blameMeasurements = 'measurements/blame.json';
const pairs = 60;

process.chdir(root);
const { chosen, isComplete, isBlame, seed, jobs, isWhole } = readOptions(usage, () => {
  const { values } = parseArgs({ options });
  const seed = wholeNumber('--seed', values.seed);
  const all = [...singleMutants(), ...pairedMutants(pairs, seed)];
  const chosen = values.mutant ? values.mutant.map((id) => named(all, id)) : all;
  const isBlame = values.blame !== undefined;
  const size = values.blame ?? values.sample;
  const pool = isBlame ? chosen.filter(hasRootCause) : chosen;
  const sampled = size ? sampleOf(pool, wholeNumber(isBlame ? '--blame' : '--sample', size), seed) : chosen;
  const isComplete = sampled.length === all.length;
  return { chosen: sampled, isComplete, isBlame, seed, jobs: jobsIn(values.jobs), isWhole: values.whole || isBlame };
});
const start = performance.now();
const trials = await runWorkers<Trial>(chosen, jobs, { kind: 'mutant', isWhole });
process.exitCode = isBlame ? printBlame(trials) : print(trials);

function named(mutants: readonly Mutant[], id: string): Mutant {
  const found = mutants.find((mutant) => mutant.id === id);
  if (found) return found;
  throw new Error(`no mutant is named ${JSON.stringify(id)}; ${measurements} lists all of them`);
}

function print(tried: readonly Trial[]): number {
  const count = (verdict: Trial['verdict']) => tried.filter((trial) => trial.verdict === verdict).length;
  const bad = unexplained(tried);
  if (isComplete) writeFileSync(measurements, `${JSON.stringify(tried.map(recorded), null, 1)}\n`);
  for (const trial of isComplete ? bad : tried) console.log(lineOf(trial));
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    `${tried.length} mutants in ${seconds} s: ${count('own')} detected by a case of the violated requirement, ` +
      `${count('other')} by other cases, ${count('missed')} by none; ${bad.length} of them without a written reason`,
  );
  return bad.length > 0 ? 1 : 0;
}

function printBlame(tried: readonly Trial[]): number {
  const judged = tried.map(({ id, requirements, cause }) => ({
    id,
    requirements,
    cause,
    blame: blameOf(cause, requirements),
  }));
  const wrong = judged.filter(({ blame }) => blame === 'other' || blame === 'none');
  writeFileSync(blameMeasurements, `${JSON.stringify({ seed, trials: judged }, null, 1)}\n`);
  for (const { id, requirements, cause } of wrong)
    console.log(`${id} breaks ${requirements.join(' and ')}, blamed: ${cause}`);
  const own = judged.filter(({ blame }) => blame === 'own').length;
  console.log(
    `the first root cause names the broken rule in ${judged.length - wrong.length} of ${judged.length} mutants: ` +
      `${own} times its requirement, ${judged.length - wrong.length - own} times another requirement of its claim`,
  );
  return wrong.length > judged.length * 0.05 ? 1 : 0;
}

function lineOf({ id, requirements, verdict, fell, blocked }: Trial): string {
  const lists = [...fell.map((each) => `failed ${each}`), ...blocked.map((each) => `blocked ${each}`)];
  return [`${verdict}: ${id}, which breaks ${requirements.join(' and ')}`, ...lists].join('\n  ');
}

function recorded({ id, requirements, verdict, fell }: Trial) {
  return { id, requirements, verdict, failed: verdict === 'other' ? fell : undefined };
}
