import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RunRecord } from '../../conformance/record/run-record.ts';
import { executedWords } from '../../conformance/selftest/execute-script.ts';
import { hostileText } from '../../conformance/selftest/fake/hostile-texts.ts';
import { factsOf, replayCommand } from './facts.ts';
import { htmlReport } from './html.ts';
import { nextSteps } from './next-steps.ts';
import { terminalReport } from './terminal.ts';
import { certifiedRecord, failedRecord, voidRecord } from './testing/sample-record.ts';
import { ctrfReport, junitReport } from './write.ts';

const differing: RunRecord = {
  ...certifiedRecord,
  deciding: ['stated'],
  cases: certifiedRecord.cases.map((each) =>
    each.verdict === 'published' ? { ...each, outcome: 'failed', reason: 'The header is missing.' } : each,
  ),
  classes: certifiedRecord.classes.map((each) =>
    each.verdict === 'published' ? { ...each, certified: false, passed: 3 } : each,
  ),
};

test('the first step is the failure that blocks most others', () => {
  expect(nextSteps(factsOf(failedRecord))[0]).toBe(
    'Start with department-delete-offered, because it blocks 3 other cases.',
  );
});

test('the command for the first failure names the record that the reader has', () => {
  const rootCause = failedRecord.cases.find(({ id }) => id === 'department-delete-offered');
  const cases = failedRecord.cases.map((each) => (each === rootCause ? { ...each, script: 'curl' } : each));
  const facts = factsOf({ ...failedRecord, cases });
  const command = (file: string) => `cps replay ${file} --case department-delete-offered`;
  expect(nextSteps(facts)[1]).toBe(`Repeat it in the folder of this report: ${command('report.json')}`);
  expect(nextSteps(facts, 'out/report.json')[1]).toBe(`Repeat it: ${command('out/report.json')}`);
});

test('the page shows the command of a step as code that can be copied', () => {
  expect(htmlReport(certifiedRecord)).toMatch(
    /<li>Sign the result[^<]*<div class="curl"><pre[^>]*><code>cps keys create<\/code><\/pre><button/,
  );
});

test('the command that repeats a case names the base URL of the run', () => {
  const target = { ...failedRecord.target, baseUrls: { both: 'http://127.0.0.1:8091/v2' } };
  const [first] = failedRecord.cases;
  expect(first && replayCommand({ ...failedRecord, target }, 'report.json', first)).toMatch(
    / --case \S+ --base-url 'http:\/\/127\.0\.0\.1:8091\/v2'$/,
  );
});

test('a step names each input that the target file can still supply', () => {
  expect(nextSteps(factsOf(failedRecord)).join('\n')).toMatch(/To run 3 more cases: The target names 12 users/);
});

test('a next step names the clean-up of remaining objects', () => {
  expect(nextSteps(factsOf(failedRecord)).at(-1)).toContain('cps cleanup --run 7f3a9c');
});

test('the report of a certified run explains how to sign it and what the published verdict still requires', () => {
  const steps = nextSteps(factsOf(differing));
  expect(steps[0]).toMatch(/^Sign the result/);
  expect(steps[1]).toMatch(
    /^administration, published is not certified: 3 of the \d+ requirements that a certificate needs passed\./,
  );
});

test('a void run points to its cause', () => {
  expect(nextSteps(factsOf(voidRecord))).toEqual(['Remove the cause that is named above, then run again.']);
});

test('failures of a verdict that decides nothing are listed apart, in each report', () => {
  const text = terminalReport(differing, { color: false, width: 80 });
  expect(text).toMatch(/^CERTIFIED .*\nby the stated verdict\n/);
  expect(text).toMatch(/^published: decides nothing here\. administration: 3 of \d+ passed/m);
  expect(text).toMatch(
    /\nDifferences from the published contract\n {2}\d+ cases\. They do not change the conclusion\./,
  );
  expect(text).not.toContain('\nFailures');
  const page = htmlReport(differing);
  expect(page).toContain('<p class="by">by the stated verdict</p>');
  expect(page).toContain('<section id="differences"');
  expect(page).not.toContain('<section id="failures"');
  expect(page).toContain('shown only, decides nothing');
});

test('a CI shows failures of a verdict that does not decide as warnings', () => {
  expect(junitReport(differing)).toContain('failures="0" errors="0"');
  expect(junitReport(differing)).toContain('warned: The published verdict decides nothing in this run.');
  const { results } = JSON.parse(ctrfReport(differing));
  expect(results.summary.failed).toBe(0);
  expect(results.tests.filter(({ rawStatus }: { rawStatus: string }) => rawStatus === 'failed')).not.toEqual([]);
});

test('a suggested command executes only cps, whatever the report contains', async () => {
  const [first] = failedRecord.cases.filter(({ outcome }) => outcome === 'failed');
  const text = hostileText.map((each) => each.replaceAll('\0', '').toWellFormed());
  const property = fc.asyncProperty(text, text, async (id, runId) => {
    const cases = first ? [{ ...first, id, script: 'a program' }] : [];
    const left = [{ operation: 'deleteDepartment', id: '7', reason: 'refused' }];
    const record = { ...failedRecord, runId, cases, cleanup: { created: 1, removed: 0, left } };
    const steps = nextSteps(factsOf(record)).flatMap((step) => / (cps (?:replay|cleanup) .*)$/s.exec(step)?.[1] ?? []);
    const { commands, errors, files } = await executedWords(steps.join('\n'));
    expect({ errors, files }).toEqual({ errors: '', files: [] });
    expect(commands).toEqual([
      ['cps', 'replay', 'report.json', '--case', id],
      ['cps', 'cleanup', '--run', runId],
    ]);
  });
  await fc.assert(property, { numRuns: 25 });
});
