// Checks that the conformance suite detects each contract fault that the sandbox can inject.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { contractFaults } from '../../src/faults/contract-faults.ts';
import { root } from '../generate/files.ts';
import { type Result, unclean } from './proof/judge-trial.ts';
import { areaLines, complaint, matrixOf, missingIn, shareLine } from './proof/matrix.ts';
import { control, planTrials } from './proof/plan.ts';
import { jobsIn, runWorkers } from './proof/workers.ts';
import { readOptions } from './read-options.ts';

const usage = `usage: npm run sensitivity -- [--fault NAME]... [--whole] [--jobs N]
    --fault NAME  tests only this contract fault, and prints the failed requirements
  --whole       runs all cases, not only those that send an operation of the fault
  --jobs N      the number of workers; by default the number of processors, at most 8`;

const options = {
  fault: { type: 'string', multiple: true },
  whole: { type: 'boolean', default: false },
  jobs: { type: 'string' },
} as const;

const matrixFile = 'measurements/sensitivity.json';

process.chdir(root);
const { faults, jobs, whole } = readOptions(usage, () => {
  const { values } = parseArgs({ options });
  for (const fault of values.fault ?? []) planTrials(fault);
  return { faults: values.fault, jobs: jobsIn(values.jobs), whole: values.whole };
});
const start = performance.now();
const tasks = faults ?? [control, ...Object.keys(contractFaults)];
const results = await runWorkers<Result>(tasks, jobs, { kind: 'fault', isWhole: whole });
process.exitCode = faults ? printSome(results) : printAll(results);

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
  const matrix = matrixOf(tried);
  const missing = missingIn(matrix);
  const bad = tried.filter(({ verdict }) => verdict !== 'killed');
  const stored = tried.map(({ reasons: _, requests: __, open: ___, ...result }) => result);
  writeFileSync(matrixFile, `${JSON.stringify({ requirements: matrix, results: stored }, null, 1)}\n`);
  console.log(`${tried.length} contract faults, each tested with every case that can detect it\n`);
  for (const line of [...areaLines(matrix), '', shareLine(matrix, 'stated'), shareLine(matrix, 'assumed')])
    console.log(line);
  const surprises = honest ? unclean(honest) : [`no run with ${control} exists`];
  for (const surprise of surprises) console.log(`\nwithout any fault, ${surprise}`);
  if (missing.length > 0) console.log(`\nno fault breaks ${missing.join(', ')}`);
  if (bad.length > 0)
    console.log(`\n${bad.length} faults did not fail exactly their requirement:\n${bad.map(complaint).join('\n')}`);
  const requests = tried.reduce((sum, result) => sum + result.requests, 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`\n${requests} requests in ${seconds} s; the matrix is in ${matrixFile}`);
  return bad.length + missing.length + surprises.length > 0 ? 1 : 0;
}
