// Runs all static checks: format, lint, types, imports, generated files, contract, claims, words,
// unused code, missing parts and size.
import { spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';
import { root } from './generate/files.ts';

const steps: [name: string, command: string, ...parameters: string[]][] = [
  ['format and lint', 'biome', 'check', '--error-on-warnings', '.'],
  ['types', 'tsc', '--project', '.'],
  ['types of the console', 'tsc', '--project', 'tsconfig.console.json'],
  [
    'imports',
    'depcruise',
    'cli',
    'src',
    'conformance',
    'grading',
    'reporting',
    'contract-samples',
    'spreadsheets',
    'testing',
    'scripts',
  ],
  ['generated files', 'node', 'scripts/generate.ts', '--check'],
  ['contract', 'node', 'scripts/check-contract.ts'],
  ['claims', 'node', 'scripts/check-claims.ts'],
  ['words', 'node', 'scripts/check-words.ts'],
  ['dead code', 'knip'],
  ['missing parts', 'node', 'scripts/check-complete.ts'],
  ['size', 'node', 'scripts/check-size.ts'],
];

const env = { ...process.env, PATH: `${root}node_modules/.bin${delimiter}${process.env['PATH']}` };

let failed = 0;
for (const [name, command, ...parameters] of steps) {
  const { status, stdout, stderr, error } = spawnSync(command, parameters, { cwd: root, encoding: 'utf8', env });
  const good = status === 0;
  if (!good) failed += 1;
  console.log(`${good ? 'ok    ' : 'FAILED'}  ${name}`);
  if (!good) console.log(error?.message ?? `${stdout}${stderr}`);
}
if (failed > 0) {
  console.error(`${failed} of ${steps.length} checks failed`);
  process.exitCode = 1;
}
