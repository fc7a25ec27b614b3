import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { leftOut } from './inner-rooms.ts';
import { outsideSample } from './sample.ts';

export interface Mutation {
  files: string;
  room: string;
  /** Maximum number of mutants to test. If there are more mutants, a random sample is tested. */
  size: number;
  seed: number;
}

const reports = 'report/mutants';

export async function mutate({ files, room, size, seed }: Mutation): Promise<MutantResult[]> {
  // Stryker and Vitest run in child processes, which read the settings from environment variables.
  Object.assign(process.env, { MUTANTS_ROOM: room, MUTANTS_SAMPLE: String(size), MUTANTS_SEED: String(seed) });
  const results = await new Stryker({
    mutate: [
      files,
      ...leftOut(room).map((each) => `!${each}/**`),
      '!**/*.test.ts',
      '!**/testing/**',
      '!**/generated/**',
    ],
    // A leading slash in an ignore pattern of Stryker means the top folder of the project.
    ignorePatterns: ['/site', '/docs', '/report', '/measurements'],
    plugins: [
      '@stryker-mutator/vitest-runner',
      '@stryker-mutator/typescript-checker',
      './scripts/code-mutation/sample-plugin.ts',
    ],
    checkers: ['sample', 'typescript'],
    tsconfigFile: writeCompilerOptions(room),
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/code-mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // Does not mutate code that runs when a module loads, because each mutant would need a new test process.
    ignoreStatic: true,
    concurrency: 1,
    // The time limit for a test is high, so that a slow test on a busy machine does not count as an endless loop.
    // Stryker limits how often a test can execute a mutant, so most endless loops end before the limit `timeoutMS`.
    timeoutMS: 30_000,
    dryRunTimeoutMinutes: 30,
    reporters: ['progress-append-only', 'html'],
    htmlReporter: { fileName: `${reports}/index.html` },
  }).runMutationTest();
  return results
    .filter(({ statusReason }) => statusReason !== outsideSample)
    .map((result) => ({ ...result, fileName: relative('.', result.fileName) }));
}

/** Writes compiler options that include only the tested folder, because compiling the whole project takes too long. */
function writeCompilerOptions(room: string): string {
  const file = `${reports}/tsconfig.json`;
  const options = { extends: '../../tsconfig.json', include: [`../../${room}`], exclude: ['../../**/*.test.ts'] };
  mkdirSync(reports, { recursive: true });
  writeFileSync(file, JSON.stringify(options));
  return file;
}
