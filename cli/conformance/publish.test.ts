import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { certifiedRecord, failedRecord } from '../../reporting/certify/testing/sample-record.ts';
import { publish } from './publish.ts';

test('every report that is written is listed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'));
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  onTestFinished(() => {
    print.mockRestore();
    rmSync(folder, { recursive: true });
  });
  await publish(certifiedRecord, { report: folder });
  const listed = String(print.mock.lastCall?.[0]).match(/[\w-]+\.\w+$/gm);
  expect(listed?.toSorted()).toEqual(readdirSync(folder).toSorted());
  expect(listed).toContain('junit.xml');
});

test('the summary names the written record relative to the working folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'));
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  onTestFinished(() => {
    print.mockRestore();
    rmSync(folder, { recursive: true });
  });
  await publish(failedRecord, { report: folder });
  const named = join(relative(process.cwd(), folder), 'report.json');
  expect(print.mock.calls.join('\n')).toContain(`cps replay ${named} --case department-update-empty\n`);
});
