/** Test files that need more than ten seconds. Only `npm run test:slow` and CI run these files. */
export const slowTests = {
  ofThePackage: ['scripts/package/{package,image}.test.ts', 'scripts/docs/guides.test.ts', 'examples/*.test.ts'],
  ofTheProject: [
    'conformance/selftest/{blame,plausible}.test.ts',
    'conformance/selftest/explore/{explore,honest-styles}.test.ts',
    'conformance/selftest/mutation/mutant.test.ts',
    'grading/broken-clients.test.ts',
    'scripts/accessibility/accessibility.test.ts',
    'scripts/clients/uploads.test.ts',
    'scripts/added-operation/added-operation.test.ts',
    'scripts/docs/site.test.ts',
    'scripts/example-targets.test.ts',
    'scripts/explore-sandbox/sandbox.test.ts',
    'scripts/journeys/journeys.test.ts',
    'testing/hostile/hostile-clients.test.ts',
    'testing/hostile/hostile-files.test.ts',
    'scripts/proxies/{company-proxies,compose,proxies,poolers}.test.ts',
    'testing/requests/triggers.test.ts',
    'src/documents/text/corpus.test.ts',
    'src/store/sqlite/damaged-pages.test.ts',
  ],
  /** Installs many foreign packages, so only `npm run test:clients` runs these files. */
  ofGenerators: [
    'scripts/clients/clients.test.ts',
    'conformance/selftest/merged-reports.test.ts',
    'cli/mcp/conformance.test.ts',
  ],
};
