import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { ExpectedDuration } from './scripts/testing/expected-duration.ts';
import { slowTests } from './scripts/testing/slow-tests.ts';
import { SlowestFirst } from './scripts/testing/slowest-first.ts';

/** Time limits in milliseconds. They only end tests that hang, so even a busy machine does not reach them. */
const hanging = 600_000;
const timeLimits = { testTimeout: hanging, hookTimeout: hanging, expect: { poll: { timeout: hanging } } };

/** `npm test` runs all tests except the slow tests, which `npm run test:slow` runs. */
export default defineConfig({
  test: {
    name: 'kit',
    sequence: { shuffle: true, sequencer: SlowestFirst },
    reporters: [...configDefaults.reporters, new ExpectedDuration('tests')],
    ...timeLimits,
    // Some tests wait for a process, a browser or a timer, so two more test files than cores run in parallel.
    maxWorkers: availableParallelism() + 2,
    include: ['{src,conformance,grading,contract-samples,scripts}/**/*.test.ts'],
    exclude: ['**/node_modules/**', ...slowTests.ofThePackage, ...slowTests.ofTheProject],
    globalSetup: 'src/sandbox/testing/place-for-stores.ts',
    // Test files share loaded modules, which saves a third of the time. Therefore no test may change a module's state.
    pool: 'threads',
    isolate: false,
  },
});
