import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import packageFile from '../../../package.json' with { type: 'json' };
import { exploreText } from '../../../reporting/explore/terminal.ts';
import { htmlText, junitText, sarifText, writeExploreReports } from '../../../reporting/explore/write.ts';
import { jsonReport, readSchema } from '../../../reporting/json.ts';
import { screensAndPaper, violationsOf } from '../../../scripts/accessibility/testing/violations.ts';
import { openBrowser } from '../../../testing/project/browser.ts';
import type { ExploreRecord } from '../../explore/record.ts';
import { savedCases } from '../../explore/saved.ts';
import { judgeAltered } from '../fake/altered.ts';
import type { FaultName } from '../fake/violations/index.ts';
import { exploreFake } from './explore-fake.ts';

const fault = 'name-1001-accepted:create';
/** The test case that finds the fault. */
const tooLong = 'department-name-1001-rejected: A name of 1001 characters is rejected';
let record: ExploreRecord;

beforeAll(async () => {
  // The fake server does not trim names, which is a warning.
  record = { ...(await exploreFake({ faults: [fault], steps: 400, seed: 5, untilFinding: true })), warnings: [] };
});

test('the summary for a terminal has the requirement, the steps and the seed, within 80 columns', () => {
  const text = exploreText(record, { color: false, width: 80 });
  expect(text).toContain('1. department-name-1001-rejected');
  expect(text.replaceAll(/\s+/g, ' ')).toContain(`Run the test case ${tooLong}`);
  expect(record.seed).toBe(5);
  expect(text).toContain('Seed         5');
  expect(text.split('\n').filter((line) => line.length > 80)).toEqual([]);
});

test('JUnit has one failure, and one test case for each judged requirement', () => {
  const xml = junitText(record);
  expect(XMLValidator.validate(xml)).toBe(true);
  const parsed = new XMLParser({ ignoreAttributes: false }).parse(xml);
  const cases: Record<string, unknown>[] = parsed.testsuites.testsuite.testcase;
  expect(cases.filter((each) => each['failure'] !== undefined).map((each) => each['@_name'])).toEqual([
    'department-name-1001-rejected',
  ]);
  expect(cases.length).toBe(record.coverage.rules.length);
});

test('the HTML page has the finding and every requirement that was not judged', () => {
  const page = htmlText(record);
  expect(page).toContain(`Run the test case ${tooLong}`);
  for (const { id } of record.coverage.unreached) expect(page).toContain(`<code>${id}</code>`);
});

test.each([390, 1280])('the heading of the HTML page is readable, %i pixels wide', async (width) => {
  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  await page.setContent(htmlText(record));
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(heading?.width).toBeGreaterThan(300);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
});

test('the HTML page is accessible, and a click in its map shows only the findings of an operation', async () => {
  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.setContent(htmlText(record).replace(/<meta http-equiv[^>]*>/, ''));
  expect(await violationsOf(page, screensAndPaper)).toEqual([]);
  await page.getByRole('link', { name: /^listDepartments/ }).click();
  await page.getByText('0 of 1 findings concern listDepartments.').waitFor();
  expect(await page.locator('#findings .finding').isVisible()).toBe(false);
  await page.getByRole('link', { name: /^createDepartment .*1 failed/ }).click();
  await page.locator('#findings .finding').waitFor();
});

test('the coverage has each transition with its number, or with the reason why it did not occur', () => {
  const { transitions, claims, answers } = record.coverage;
  expect(transitions.filter(({ times, reason }) => times === 0 && reason === undefined)).toEqual([]);
  expect(transitions.find(({ name }) => name === 'department: created')?.times).toBeGreaterThan(0);
  expect(claims.judged.length).toBeGreaterThan(0);
  // The explorer did not validate the responses against the published API contract.
  expect(answers).toBeNull();
});

test('the records match the published schema, with and without a finding', async () => {
  const validate = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    allErrors: true,
    validateFormats: false,
  }).compile(readSchema('explore/explore'));
  const records = [record, await exploreFake({ steps: 5, seed: 3 })];
  for (const each of records) {
    validate(JSON.parse(jsonReport(each)));
    expect(validate.errors).toBeNull();
  }
  const { answers: _, ...coverage } = record.coverage;
  expect(validate({ ...record, coverage }), 'a record of the first version of this format').toBe(true);
  expect(validate({ ...record, conclusion: 'fine' })).toBe(false);
});

test('SARIF has one result for each finding, with the rule and the target file', () => {
  const { version, runs } = JSON.parse(sarifText({ ...record, target: { ...record.target, file: 'my target.yaml' } }));
  expect(version).toBe('2.1.0');
  expect(runs[0].tool.driver.version).toBe(packageFile.version);
  expect(runs[0].tool.driver.rules).toMatchObject([{ id: 'department-name-1001-rejected' }]);
  expect(runs[0].results).toMatchObject([
    {
      ruleId: 'department-name-1001-rejected',
      level: 'error',
      locations: [{ physicalLocation: { artifactLocation: { uri: 'my%20target.yaml' } } }],
    },
  ]);
  expect(runs[0].results[0].message.text).toContain(`1. Run the test case ${tooLong}`);
});

test('the SARIF reports of two targets have different identities and results, so that viewers keep both', () => {
  const [one, other] = ['vendor a', 'vendor b'].map((name) => {
    const { runs } = JSON.parse(sarifText({ ...record, target: { ...record.target, name } }));
    return runs[0];
  });
  expect([one, other].map(({ automationDetails }) => automationDetails.id)).toEqual([
    'cps explore/vendor a/',
    'cps explore/vendor b/',
  ]);
  expect(one.results).not.toEqual(other.results);
});

test('a certification executes saved findings, which fail until the target is repaired', async () => {
  const saved = record.findings.map(({ id, steps }) => ({ requirement: id, steps }));
  const certify = (faults: readonly FaultName[]) =>
    judgeAltered({ only: ['saved-1'], faults, regressions: (parts) => savedCases(parts, saved) });
  const broken = await certify([fault]);
  expect(broken.cases).toMatchObject([
    { id: 'saved-1', outcome: 'failed', requirement: 'department-name-1001-rejected' },
  ]);
  expect(broken.cleanup.left).toEqual([]);
  expect((await certify([])).cases).toMatchObject([{ outcome: 'passed' }]);
});

test('no credential and no token is in any report', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'explore-'));
  const files = await writeExploreReports(record, folder);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  await rm(folder, { recursive: true });
  const secrets = ['flat-admin-key', 'flat-owner-key', 'flat-south-key', 'eyJhbGciOiJIUzI1NiI'];
  expect(secrets.filter((secret) => texts.some((text) => text.includes(secret)))).toEqual([]);
});

test('saved steps are executed before the walks, until the target is repaired', async () => {
  const saved = record.findings.map(({ steps }) => steps);
  const broken = await exploreFake({ faults: [fault], steps: 1, seed: 99, saved });
  expect(broken.findings.map(({ id }) => id)).toContain('department-name-1001-rejected');
  const repaired = await exploreFake({ steps: 1, seed: 99, saved });
  expect(repaired.findings).toEqual([]);
  expect(repaired.walks).toBeGreaterThanOrEqual(saved.length);
});

test('the head of the HTML page says in three lines what was tried, what was found and what to do next', () => {
  const [, brief = ''] = /<dl class="brief">(.*?)<\/dl>/s.exec(htmlText(record)) ?? [];
  expect(brief).toMatch(/^<dt>Tried<\/dt>.* steps? in .*<dt>Found<\/dt><dd>1 finding\. .*<dt>Next<\/dt>/s);
  expect(brief).toContain('Start with <code>department-name-1001-rejected</code>');
  expect(htmlText({ ...record, voidReason: 'No connection.' })).toContain('Remove the cause that is named above');
});
