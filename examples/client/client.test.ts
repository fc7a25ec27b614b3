import { createSandbox, type Sandbox } from 'contract-platform-kit';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { bodyOf, connect, Refused } from './src/client.ts';
import { removeDepartment, retryAfter } from './src/jobs.ts';
import { documentsSince, users } from './src/pages.ts';
import { findByText, uploadNote } from './src/uploads.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());

/** A tenant, its client, and the clock of the client. When the client waits, the test advances the tenant's clock. */
async function connected() {
  const tenant = await sandbox.tenant();
  const clock = { now: Date.parse('2027-01-15T09:00:00Z') };
  const platform = connect({ url: sandbox.url, apiKey: tenant.apiKeys.admin, now: () => clock.now });
  const waits: number[] = [];
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds);
    await tenant.advance(milliseconds);
  };
  const tokens = async () => (await tenant.journal({ operation: 'createAdminToken' })).entries.length;
  return { tenant, platform, clock, wait, waits, tokens };
}

const read = ({ admin }: ReturnType<typeof connect>) =>
  admin.GET('/v2/admin/departments/{id}', { params: { path: { id: '1' } } });

describe('a token', () => {
  test('is used for many requests', async () => {
    const { platform, tokens } = await connected();
    await Promise.all([read(platform), read(platform), read(platform)]);
    expect(await tokens()).toBe(1);
  });

  test('is renewed before it expires', async () => {
    const { tenant, platform, clock, tokens } = await connected();
    await read(platform);
    clock.now += 14 * 60_000 + 1;
    await read(platform);
    expect(await tokens()).toBe(2);
    expect((await tenant.journal({ status: '401' })).entries).toEqual([]);
  });

  test('is renewed after it has expired on the clock of the platform', async () => {
    const { tenant, platform, tokens } = await connected();
    await read(platform);
    await tenant.advance('20m');
    expect((await read(platform)).response.status).toBe(200);
    expect(await tokens()).toBe(2);
  });

  test('that is refused a second time is an error for the caller', async () => {
    const { tenant, platform } = await connected();
    await tenant.revokeApiKey('admin');
    await expect(read(platform)).rejects.toThrow('403');
  });
});

test('all pages of a list are read', async () => {
  const { platform } = await connected();
  const ids = new Set<string>();
  for await (const { id } of users(platform, 60)) ids.add(id);
  expect(ids.size).toBeGreaterThan(180);
  const names: string[] = [];
  for await (const { name } of documentsSince(platform, '2000-01-01T00:00:00Z', 20)) names.push(name);
  expect(names).toHaveLength(67);
});

test('a job is read after the time in Retry-After', async () => {
  const { tenant, platform, wait, waits } = await connected();
  await tenant.jobPlan('department delete', { mode: 'after', after: '3s' });
  expect(await removeDepartment(platform, '1', wait)).toBe('succeeded');
  expect(waits).toEqual([1000, 1000, 1000]);
});

test.each([
  ['2', 2000],
  ['Thu, 15 Jan 2026 09:01:00 GMT', 60_000],
  ['soon', 1000],
])('Retry-After: %s', (value, milliseconds) => {
  vi.useFakeTimers({ now: new Date('2026-01-15T09:00:00Z'), toFake: ['Date'] });
  const pause = retryAfter(new Response(null, { headers: { 'retry-after': value } }));
  vi.useRealTimers();
  expect(pause).toBe(milliseconds);
});

test('an uploaded document is found by a search', async () => {
  const { platform, wait } = await connected();
  const { status } = await uploadNote(platform, 'note.txt', 'A perpetual licence of zirconium.', wait);
  expect(status).toBe('READY');
  expect(await findByText(platform, ['zirconium', 'licence'])).toEqual(['note.txt']);
});

test('the error for a refused request has its code', async () => {
  const { platform } = await connected();
  const answer = await platform.admin.GET('/v2/admin/departments/{id}', { params: { path: { id: '4711' } } });
  expect(() => bodyOf(answer)).toThrow(new Refused(404, { errors: [{ code: 'DEPARTMENT NOT FOUND' }] }));
});
