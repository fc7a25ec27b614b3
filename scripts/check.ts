import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { delimiter } from 'node:path';
import pLimit from 'p-limit';
import { root } from './generate/files.ts';

const tsc = 'node_modules/typescript-7/bin/tsc';
const imported = 'cli src conformance grading reporting contract-samples spreadsheets testing scripts'.split(' ');

/** The slowest checks are first. */
const checks: [name: string, command: string, ...parameters: string[]][] = [
  ['contract', 'node', 'scripts/check-contract.ts'],
  ['types', 'node', tsc, '--project', '.'],
  ['imports', 'depcruise', ...imported],
  ['generated files', 'node', 'scripts/generate.ts', '--check'],
  ['words', 'node', 'scripts/check-words.ts'],
  ['dead code', 'knip'],
  ['format and lint', 'biome', 'check', '--error-on-warnings', '.'],
  ['missing parts', 'node', 'scripts/check-complete.ts'],
  ['types of the console', 'node', tsc, '--project', 'tsconfig.console.json'],
  ['claims', 'node', 'scripts/check-claims.ts'],
  ['changes of the contract', 'node', 'scripts/check-changes.ts'],
  ['size', 'node', 'scripts/check-size.ts'],
];

const env = { ...process.env, PATH: `${root}node_modules/.bin${delimiter}${process.env['PATH']}` };
const inTurn = pLimit(availableParallelism());
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !checks.some(([known]) => known === name));
if (unknown.length > 0)
  throw new Error(`no check is named ${unknown.join(', ')}; the names are ${checks.map(([name]) => name).join(', ')}`);
const chosen = checks.filter(([name]) => wanted.length === 0 || wanted.includes(name));
const results = await Promise.all(chosen.map((check) => inTurn(() => passes(...check))));
const failed = results.filter((isGood) => !isGood).length;
if (failed > 0) {
  console.error(`${failed} of ${chosen.length} checks failed`);
  process.exitCode = 1;
}

function passes(name: string, command: string, ...parameters: string[]): Promise<boolean> {
  return new Promise((done) => {
    execFile(command, parameters, { cwd: root, env, maxBuffer: 64 * 1024 ** 2 }, (error, stdout, stderr) => {
      console.log(`${error ? 'FAILED' : 'ok    '}  ${name}`);
      if (error) console.log(stdout + stderr || error.message);
      done(!error);
    });
  });
}
