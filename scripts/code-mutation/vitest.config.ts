import { defineConfig } from 'vitest/config';

/** The configuration for `npm run test:mutants`: only the tests of the room, in a fixed order. */
export default defineConfig({
  test: {
    include: [`${process.env['MUTANTS_ROOM']}/**/*.test.ts`],
    pool: 'threads',
    isolate: false,
    // Stryker ends a run that hangs, with a time limit from the first run without mutants.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
