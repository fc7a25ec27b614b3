/** The test files that only `npm run test:slow` and CI run, because each of them needs more than ten seconds. */
export const slowTests = {
  /** Test files that use the packed and installed package. */
  ofThePackage: ['scripts/package/package.test.ts', 'scripts/docs/guides.test.ts', 'examples/*.test.ts'],
  /** Test files that build the documentation, change a copy of the project, or run whole suites or explorations. */
  ofTheProject: [
    'conformance/selftest/explore/{explore,honest-styles}.test.ts',
    'grading/broken-clients.test.ts',
    'scripts/accessibility/accessibility.test.ts',
    'scripts/added-operation/added-operation.test.ts',
    'scripts/docs/site.test.ts',
    'scripts/example-targets.test.ts',
    'scripts/explore-sandbox/sandbox.test.ts',
    'scripts/journeys/journeys.test.ts',
    'scripts/proofs/hostile-files/hostile-files.test.ts',
  ],
};
