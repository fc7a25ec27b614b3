/**
 * Test files that `npm run test:quick` runs, so that developers can run them after each edit.
 * A fast test starts no process, browser or database, and waits for no timer.
 * A fast test uses at most two seconds of CPU time.
 */
export const quickTests = {
  include: [
    'src/{admin,contract,documents,faults,http,jobs,journal,operation,tenant}/**/*.test.ts',
    'conformance/{canonical,case,clean-up,record,requirements,runner,session,target}/**/*.test.ts',
    'grading/{checks,observe,rules}/**/*.test.ts',
  ],
  exclude: [
    'src/admin/{access/access,isolation,model,spreadsheets/spreadsheets,who-may}.test.ts',
    'src/documents/{downloads/searchable-pdf,terms/{folded-text,term-finder},uploads/upload}.test.ts',
    'src/http/{input/malformed-input,routes/dynamic-answer,server/{end-connections,kept-alive},static/{site-build,start-page-in-browser}}.test.ts',
    'src/tenant/sorted-tree.test.ts',
    'reporting/certify/html-browser.test.ts',
    'conformance/runner/merged-run.test.ts',
  ],
};
