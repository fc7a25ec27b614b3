import { readTimes } from './test-times.ts';

/**
 * Test files that `npm run test:quick` runs, so that developers can run them after each edit.
 * A fast test starts no process, browser or database, waits for no timer, and took less than two seconds when the
 * duration of all tests was measured.
 */
export const quickTests = {
  include: [
    'src/{admin,contract,documents,faults,http,jobs,journal,operation,tenant}/**/*.test.ts',
    'conformance/{canonical,case,clean-up,record,requirements,runner,session,target}/**/*.test.ts',
    'grading/{checks,observe,rules}/**/*.test.ts',
  ],
  exclude: [
    ...Object.keys(readTimes('tests').slowest),
    'src/admin/{access/access,isolation}.test.ts',
    'src/documents/{downloads/searchable-pdf,terms/{folded-text,term-finder},uploads/upload}.test.ts',
    'src/http/{answers/common-headers,static/{site-build,start-page-in-browser}}.test.ts',
    'src/tenant/sorted-tree.test.ts',
    'conformance/runner/merged-run.test.ts',
  ],
};
