import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failedRecord } from '../../reporting/certify/testing/sample-record.ts';
import { ctrfReport, junitReport } from '../../reporting/certify/write.ts';
import { sarifText } from '../../reporting/explore/write.ts';
import { exploreFake } from './explore/explore-fake.ts';

// Foreign programs that merge the reports of several runs.
const packages = [
  'junit-merge@2.0.0',
  'junit-report-merger@9.0.4',
  'ctrf@0.3.0',
  '@microsoft/sarif-multitool-linux@5.7.0',
];
const names = ['vendor a', 'v2.vendor b'];
const folder = mkdtempSync(join(tmpdir(), 'cps-viewers-'));
const env = { ...process.env, DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: '1' };
const run = (command: string, ...words: string[]) =>
  execFileSync(command, words, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
const bin = (name: string) => join(folder, 'node_modules/.bin', name);
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

beforeAll(() => {
  writeFileSync(join(folder, 'package.json'), '{}');
  run('npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', ...packages);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const reports = (write: (record: typeof failedRecord) => string, file: (name: string) => string) =>
  names.map((name) => {
    writeFileSync(join(folder, file(name)), write({ ...failedRecord, target: { ...failedRecord.target, name } }));
    return file(name);
  });

test.each([
  ['junit-merge', (files: string[]) => run(bin('junit-merge'), '-o', 'merged.xml', ...files)],
  ['junit-report-merger', (files: string[]) => run(bin('jrm'), 'merged.xml', ...files)],
])('%s keeps every failure of two JUnit reports', (_, merge) => {
  merge(reports(junitReport, (name) => `${name}.xml`));
  const merged = read('merged.xml');
  const numbers = ['testcase', 'failure', 'error'].map((word) => merged.split(`<${word} `).length - 1);
  expect(numbers).toEqual([60, 6, 2]);
  expect(new Set([...merged.matchAll(/classname="[^"]*" name="[^"]*"/g)].map(([all]) => all)).size).toBe(60);
});

test('ctrf keeps every failure of two CTRF reports, with the name of the target', () => {
  run('mkdir', 'ctrf');
  reports(ctrfReport, (name) => `ctrf/${name}.json`);
  run(bin('ctrf'), 'merge', 'ctrf');
  const { summary, tests } = JSON.parse(read('ctrf/ctrf-report.json')).results;
  expect(summary).toMatchObject({ tests: 60, failed: 8 });
  expect(new Set(tests.map(({ name, suite }: { name: string; suite: string[] }) => `${suite[0]} ${name}`)).size).toBe(
    60,
  );
});

test.runIf(process.platform === 'linux')(
  'SARIF Multitool accepts the report of an exploration, and keeps the finding of two targets',
  async () => {
    const record = await exploreFake({ faults: ['name-1001-accepted:create'], steps: 400, untilFinding: true });
    const multitool = join(folder, 'node_modules/@microsoft/sarif-multitool-linux/Sarif.Multitool');
    chmodSync(multitool, 0o755);
    const files = names.map((name) => `${name}.sarif`);
    for (const [index, name] of names.entries())
      writeFileSync(join(folder, files[index] ?? ''), sarifText({ ...record, target: { ...record.target, name } }));
    run(multitool, 'validate', ...files, '--output', 'problems.sarif');
    expect(JSON.parse(read('problems.sarif')).runs[0].results).toEqual([]);
    run(multitool, 'merge', ...files, '--output-file', 'merged.sarif');
    const merged: { results: { properties: { target: string } }[] }[] = JSON.parse(read('merged.sarif')).runs;
    expect(merged.flatMap(({ results }) => results.map(({ properties }) => properties.target)).sort()).toEqual(
      names.toSorted(),
    );
  },
);
