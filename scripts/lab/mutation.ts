// Tests the conformance suite with injected faults in a fake test server.
// For each faulty test server (mutant), a test case of the violated requirement must fail.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import {
  type Mutant,
  pairedMutants,
  sampleOf,
  singleMutants,
  type Trial,
  unexplained,
} from '../../conformance/selftest/mutation/mutant.ts';
import { contractFaults } from '../../src/faults/contract-faults.ts';
import { root } from '../generate/files.ts';
import { type Result, unclean } from './proof/judge-trial.ts';
import { complaint, requirementsWithoutFault, shareLine } from './proof/matrix.ts';
import { control, planTrials } from './proof/plan.ts';
import { runWorkers } from './proof/workers.ts';
import { collected, command, fromOne } from './read-options.ts';

const program = command('npm run mutation --')
  .description('"npm run sensitivity" has the option --contract-faults.')
  .option('--mutant <id>', 'tries only this mutant and prints what it fails; can be repeated', collected)
  .option('--sample <n>', 'tries n mutants, chosen by the seed; by default all mutants', fromOne)
  .option('--seed <n>', 'chooses the sample and the pairs of violations', fromOne, 1)
  .option('--contract-faults', 'tries the contract faults of the sandbox instead of the mutants of the test server')
  .option('--fault <name>', 'tries only this contract fault, and prints the failed requirements', collected)
  .option('--whole', 'runs all cases, not only those that concern the violation')
  .option('--jobs <n>', 'the number of workers', fromOne, Math.min(8, availableParallelism()));

interface Options {
  mutant?: string[];
  sample?: number;
  seed: number;
  contractFaults?: true;
  fault?: string[];
  whole?: true;
  jobs: number;
}

const measurements = 'measurements/mutation.json';
const pairs = 60;

process.chdir(root);
const { fault: faults, seed, jobs, ...options } = program.parse().opts<Options>();
const { mutants: chosen, isComplete } = usable(chooseMutants);
const start = performance.now();
process.exitCode = options.contractFaults ? await tryFaults() : await tryMutants();

function usable<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    return program.error(error instanceof Error ? error.message : String(error));
  }
}

function chooseMutants(): { mutants: Mutant[]; isComplete: boolean } {
  for (const fault of faults ?? []) planTrials(fault);
  const all = [...singleMutants(), ...pairedMutants(pairs, seed)];
  const named = options.mutant?.map((id) => mutantNamed(all, id)) ?? all;
  const mutants = options.sample ? sampleOf(named, options.sample, seed) : named;
  return { mutants, isComplete: mutants.length === all.length };
}

async function tryMutants(): Promise<number> {
  return print(await runWorkers<Trial>(chosen, jobs, { kind: 'mutant', isWhole: options.whole }));
}

async function tryFaults(): Promise<number> {
  const tasks = faults ?? [control, ...Object.keys(contractFaults)];
  const results = await runWorkers<Result>(tasks, jobs, { kind: 'fault', isWhole: options.whole });
  return faults ? printSome(results) : printAll(results);
}

function mutantNamed(mutants: readonly Mutant[], id: string): Mutant {
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

function lineOf({ id, requirements, verdict, fell, blocked }: Trial): string {
  const lists = [...fell.map((each) => `failed ${each}`), ...blocked.map((each) => `blocked ${each}`)];
  return [`${verdict}: ${id}, which breaks ${requirements.join(' and ')}`, ...lists].join('\n  ');
}

function recorded({ id, requirements, verdict, fell }: Trial) {
  return { id, requirements, verdict, failed: verdict === 'other' ? fell : undefined };
}

function printSome(tried: readonly Result[]): number {
  for (const result of tried) {
    const { fault, requirement, verdict, fell, blocked, trials, cases, requests, reasons } = result;
    console.log(`${fault}: ${verdict}`);
    console.log(`  effect    ${contractFaults[fault]?.about ?? ''}`);
    console.log(`  violates  ${requirement}`);
    for (const id of fell) console.log(`  failed    ${id}\n            ${reasons[id]}`);
    for (const id of blocked) console.log(`  blocked   ${id}`);
    console.log(`  ${trials} ${trials === 1 ? 'trial' : 'trials'}, ${cases} cases, ${requests} requests`);
  }
  return tried.every(({ verdict }) => verdict === 'killed') ? 0 : 1;
}

function printAll([honest, ...tried]: readonly Result[]): number {
  const missing = requirementsWithoutFault(tried);
  const bad = tried.filter(({ verdict }) => verdict !== 'killed');
  const stored = tried.map(({ reasons: _, requests: __, open: ___, ...result }) => result);
  writeFileSync('measurements/sensitivity.json', `${JSON.stringify({ results: stored }, null, 1)}\n`);
  console.log(`${tried.length} contract faults, each tested with every case that can detect it\n`);
  console.log([shareLine(tried, 'stated'), shareLine(tried, 'assumed')].join('\n'));
  const surprises = honest ? unclean(honest) : [`no run with ${control} exists`];
  for (const surprise of surprises) console.log(`\nwithout any fault, ${surprise}`);
  if (missing.length > 0) console.log(`\nno fault breaks ${missing.join(', ')}`);
  if (bad.length > 0)
    console.log(`\n${bad.length} faults did not fail exactly their requirement:\n${bad.map(complaint).join('\n')}`);
  const requests = tried.reduce((sum, result) => sum + result.requests, 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`\n${requests} requests in ${seconds} s; the results are in measurements/sensitivity.json`);
  return bad.length + missing.length + surprises.length > 0 ? 1 : 0;
}
