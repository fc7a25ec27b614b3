import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { badgeJson, badgeSvg } from '../badge.ts';
import { parseRecord } from '../json.ts';
import { certifiedRecord, failedRecord, voidRecord } from './testing/sample-record.ts';
import { badge, writeReports } from './write.ts';

const names = ['report.json', 'report.html', 'junit.xml', 'ctrf.json', 'badge.svg', 'badge.json'];

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a new folder receives every report and no other file', async () => {
  const target = join(folder, 'new', 'place');
  const paths = await writeReports(failedRecord, target);
  expect(paths.map((path) => basename(path))).toEqual(names);
  expect(readdirSync(target).sort()).toEqual([...names].sort());
});

test('reports of an earlier run are replaced', async () => {
  await writeReports(failedRecord, folder);
  await writeReports(certifiedRecord, folder);
  expect(parseRecord(readFileSync(join(folder, 'report.json'), 'utf8'), 'report.json').conclusion).toBe('certified');
});

test('a file at the path of the folder is reported with its path', async () => {
  const file = join(folder, 'taken');
  writeFileSync(file, '');
  await expect(writeReports(failedRecord, file)).rejects.toThrow(`The reports can't be written to ${file}: EEXIST`);
});

test('a report that cannot be written leaves no temporary file', async () => {
  mkdirSync(join(folder, 'report.html'));
  await expect(writeReports(failedRecord, folder)).rejects.toThrow(`can't be written to ${folder}`);
  expect(readdirSync(folder).filter((name) => name.endsWith('.draft'))).toEqual([]);
});

const statedOnly = {
  ...certifiedRecord,
  classes: certifiedRecord.classes.map((each) => ({ ...each, certified: each.verdict === 'stated' })),
};

test.each([
  ['certified stated, published', certifiedRecord, '#1a7f37'],
  ['certified stated', statedOnly, '#1a7f37'],
  ['not certified', failedRecord, '#cf222e'],
  ['void', voidRecord, '#9a6700'],
])('it says "%s"', (verdict, record, colour) => {
  const svg = badgeSvg(badge(record));
  expect(XMLValidator.validate(svg)).toBe(true);
  const { svg: picture } = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(svg);
  expect(picture).toMatchObject({ title: `contract: ${verdict}`, 'aria-label': `contract: ${verdict}`, role: 'img' });
  expect(svg).toContain(colour);
  const endpoint = { schemaVersion: 1, label: 'contract', message: verdict, color: colour };
  expect(JSON.parse(badgeJson(badge(record)))).toEqual(endpoint);
});
