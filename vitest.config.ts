import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig, type ViteUserConfig } from 'vitest/config';
import { ExpectedDuration } from './testing/project/expected-duration.ts';
import { quickTests } from './testing/project/quick-tests.ts';
import { slowTests } from './testing/project/slow-tests.ts';
import { SlowestFirst } from './testing/project/slowest-first.ts';

type TestOptions = NonNullable<ViteUserConfig['test']>;

/** Time limits in milliseconds. They only end tests that hang, so even a busy machine does not reach them. */
const hanging = 600_000;
const timeLimits = { testTimeout: hanging, hookTimeout: hanging, expect: { poll: { timeout: hanging } } };
const globalSetup = 'testing/sandbox/place-for-stores.ts';

const shared: TestOptions = {
  sequence: { shuffle: true, sequencer: SlowestFirst },
  ...timeLimits,
  // Some tests wait for a process, a browser or a timer, so two more test files than cores run in parallel.
  maxWorkers: availableParallelism() + 2,
  // Test files share loaded modules, which saves a third of the time. Therefore no test may change a module's state.
  pool: 'threads',
  isolate: false,
};

const usual: TestOptions = {
  ...shared,
  name: 'kit',
  reporters: [...configDefaults.reporters, new ExpectedDuration('tests')],
  include: ['{cli,src,conformance,grading,reporting,contract-samples,spreadsheets,scripts,testing}/**/*.test.ts'],
  exclude: ['**/node_modules/**', ...slowTests.ofThePackage, ...slowTests.ofTheProject, ...slowTests.ofGenerators],
  globalSetup,
};

/** `npm run test:quick` runs the fast tests. They do not wait, and each worker must load all sources. */
export const quick: TestOptions = { ...shared, ...quickTests, name: 'kit', globalSetup, maxWorkers: '100%' };

const slow: TestOptions = {
  ...shared,
  reporters: [...configDefaults.reporters, new ExpectedDuration('slow-tests')],
  // Most slow tests wait for programs that they start, and each file runs its tests one after the other.
  maxWorkers: availableParallelism() + 4,
  projects: [
    { extends: true, test: { name: 'project', include: slowTests.ofTheProject, globalSetup } },
    {
      extends: true,
      test: {
        name: 'package',
        include: slowTests.ofThePackage,
        globalSetup: 'scripts/package/testing/install.ts',
        pool: 'forks',
        isolate: true,
      },
    },
  ],
};

/** `npm run test:clients` generates clients with many tools, and compiles and runs them. */
const clients: TestOptions = { ...shared, name: 'clients', include: slowTests.ofGenerators, globalSetup };

const modes: Readonly<Record<string, TestOptions>> = { slow, quick, clients };

/** The option `--mode` of Vitest selects the tests: `slow`, `quick`, or the usual tests by default. */
export default defineConfig(({ mode }) => ({ test: modes[mode] ?? usual }));
