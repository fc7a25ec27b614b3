import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { readTarget, runConformance } from 'contract-platform-kit/conformance';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiKey, createPlatform } from './server.ts';

const platform = createPlatform();

beforeAll(async () => {
  await once(platform.listen(0, '127.0.0.1'), 'listening');
  process.env['PLATFORM_URL'] = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
  process.env['PLATFORM_API_KEY'] = apiKey;
});
afterAll(() => platform.close());

test('the server meets the requirements for departments', { timeout: 60_000 }, async () => {
  const record = await runConformance(readTarget('target.yaml'), { verdicts: ['stated'] });
  const failed = record.cases.filter(({ outcome }) => outcome === 'failed' || outcome === 'error');
  expect(failed.map(({ id, reason }) => `${id}: ${reason}`)).toEqual([]);
  const passed = record.cases.filter(({ outcome }) => outcome === 'passed').map(({ requirement }) => requirement);
  expect(passed).toEqual(expect.arrayContaining(['department-name-1001-rejected', 'department-depth-follows-move']));
});
