import { configDefaults, defineConfig } from 'vitest/config';
import { ExpectedDuration } from './scripts/testing/expected-duration.ts';
import { slowTests } from './scripts/testing/slow-tests.ts';
import main from './vitest.config.ts';

const { include: _, exclude: __, globalSetup = [], ...shared } = main.test ?? {};

/** `npm run test:slow` runs the tests that take so long that `npm test` leaves them out. */
export default defineConfig({
  test: {
    ...shared,
    reporters: [...configDefaults.reporters, new ExpectedDuration('slow-tests')],
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
  },
});
