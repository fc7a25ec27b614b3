import { defineConfig } from 'vitest/config';
import quick from '../../vitest.quick.config.ts';

/** The tests of one room for `npm run test:mutants`, without those that are too slow to run once per mutant. */
export default defineConfig({
  test: {
    ...quick.test,
    include: [`${process.env['MUTANTS_ROOM']}/**/*.test.ts`],
    sequence: { shuffle: false },
  },
});
