import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSandbox } from '../../src/library/create-sandbox.ts';
import { readBeforeUpload, readDuringUpload } from '../checks/outcomes.ts';
import { ReceivedBody } from '../recording-proxy/incoming.ts';
import { sampleExchange } from '../testing/sample-record.ts';
import { largeFile } from './large-file.ts';

async function uploads() {
  const folder = mkdtempSync(join(tmpdir(), 'large-file-'));
  const sandbox = await createSandbox();
  onTestFinished(async () => {
    await sandbox.close();
    rmSync(folder, { recursive: true });
  });
  const path = join(folder, 'large.txt');
  writeFileSync(path, 'line\n'.repeat(1_000));
  const file = { path, name: 'large.txt', sha256: '' };
  const stage = { tenant: await sandbox.tenant(), otherHost: '', file };
  return async (id: number, status: number, reads: 'before' | 'during') => {
    const request = { id, method: 'POST', target: '/documents', headers: {}, body: new ReceivedBody() };
    const early = readFileSync(path);
    largeFile.duringBody?.(stage)(request);
    request.body.add(reads === 'before' ? early : readFileSync(path));
    const answer = { status, headers: {}, body: Buffer.alloc(0) };
    return (await largeFile.intercept?.(stage)(request, async () => answer))?.probe;
  };
}

test('a client that reads the whole file before each upload is noticed, also after a refused upload', async () => {
  const upload = await uploads();
  expect(await upload(1, 401, 'before')).toBeUndefined();
  expect(await upload(2, 202, 'before')).toBe(readBeforeUpload);
});

test('a client that streams the file is noticed, also after a refused upload', async () => {
  const upload = await uploads();
  expect(await upload(1, 401, 'during')).toBeUndefined();
  expect(await upload(2, 202, 'during')).toBe(readDuringUpload);
});

test.each([
  ['no upload', [], false],
  ['an upload of a file that was read during the upload', [readDuringUpload], false],
  ['an upload of a file that was read before', [readBeforeUpload], true],
  ['an upload that the client canceled', [null], true],
  ['a canceled upload and one of a file that was read during the upload', [null, readDuringUpload], false],
] as const)('whether the grading repeats the scenario after %s', (_what, probes, wanted) => {
  const exchanges = probes.map((probe, index) =>
    sampleExchange({ id: index + 2, method: 'POST', path: '/documents', probe }),
  );
  expect(largeFile.mayBeChance?.([sampleExchange({ id: 1 }), ...exchanges])).toBe(wanted);
});
