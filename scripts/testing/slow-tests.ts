/** The test files that only `npm run test:slow` and CI run, because each of them uses the processor for long. */
export const slowTests = {
  /** These tests use the packed and installed package. */
  ofThePackage: ['scripts/package/package.test.ts', 'scripts/docs/guides.test.ts', 'examples/*.test.ts'],
  /** These tests build the documentation, open each page in a browser, or change a copy of the project. */
  ofTheProject: [
    'scripts/docs/site.test.ts',
    'scripts/accessibility/accessibility.test.ts',
    'scripts/added-operation/added-operation.test.ts',
  ],
};
