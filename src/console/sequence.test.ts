import { expect, test } from 'vitest';
import type { TestSandbox } from '../../testing/sandbox/sandbox.ts';
import { type Opened, useConsole } from './testing/open-console.ts';

const { openConsole } = useConsole();

test('a drag over the chart of the requests chooses a time span', async () => {
  const before = async (sandbox: TestSandbox) => {
    const client = await sandbox.as();
    for (const _ of Array(4)) await client.get('/v2/admin/roles');
    sandbox.advance(30_000);
    await client.get('/v2/admin/users?page[size]=5000');
  };
  const complaints = await openConsole(
    '/aurora/journal',
    async ({ page }) => {
      const chart = page.getByRole('img', { name: /^6 requests since/ });
      const box = await chart.boundingBox();
      if (!box) throw new Error('the chart is not visible');
      await page.mouse.move(box.x + box.width / 2, box.y + 10);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width - 2, box.y + 10);
      await page.mouse.up();
      await expect.poll(() => page.locator('.entries li').count()).toBe(1);
      expect(page.url()).toMatch(/since=2026-01-15.*until=2026-01-15/);
      const [from, until] = ['From', 'Until'].map((name) => page.getByLabel(name, { exact: true }));
      await page.goto(page.url().replace(/since.*/, 'since=2026-01-15T09:00:30.100Z&until=2026-01-15T09:00:30.900Z'));
      await expect.poll(async () => `${await from?.inputValue()}` < `${await until?.inputValue()}`).toBe(true);
    },
    { before },
  );
  expect(complaints).toEqual([]);
});

test('the sequence of a job shows the waits of the client, and what Retry-After asked for', async () => {
  const before = async (sandbox: TestSandbox) => {
    const client = await sandbox.as();
    await sandbox.send('POST', '/_sandbox/tenants/aurora/faults', { body: { name: 'too-many-requests', times: 1 } });
    // Sends the request with `inject`, because the contract does not declare the injected response status.
    await sandbox.app.inject({ url: '/v2/admin/roles', headers: { authorization: `Bearer ${client.token}` } });
    sandbox.advance(60);
    await client.get('/fields');
    sandbox.advance(40);
    await client.get('/v2/admin/roles');
  };
  const complaints = await openConsole(
    '/aurora/journal?show=sequence',
    async ({ page }) => {
      const sequence = page.getByRole('list', { name: 'Sequence of requests' });
      await sequence.getByText('60 ms', { exact: true }).waitFor();
      await sequence.getByText('40 ms, Retry-After 1 s, repeated after 100 ms: too early').waitFor();
      await sequence.getByRole('link', { name: 'listRoles 400' }).click();
      await page.getByRole('region', { name: 'Request 4' }).waitFor();
    },
    { before },
  );
  expect(complaints).toEqual([]);
});

/** Reads a department with a fault, after a move of the clock by a day, and while the clock is frozen. */
async function moveClock(sandbox: TestSandbox): Promise<void> {
  const url = '/v2/admin/departments/1';
  const headers = { authorization: `Bearer ${(await sandbox.as()).token}` };
  await sandbox.send('POST', '/_sandbox/tenants/aurora/faults', { body: { name: 'unavailable', times: 1 } });
  // Sends the request with `inject`, because the contract does not declare the injected response status.
  await sandbox.app.inject({ url, headers });
  await sandbox.send('POST', '/_sandbox/tenants/aurora/clock/advance', { body: { by: '1d' } });
  sandbox.advance(60);
  const client = await sandbox.as();
  await client.get(url);
  await sandbox.send('POST', '/_sandbox/tenants/aurora/clock/freeze');
  sandbox.advance(5000);
  await client.get(url);
}

test('the sequence names the path and the fault of a request, and shows a move of the clock beside the wait', async () => {
  const work = async ({ page }: Opened) => {
    const sequence = page.getByRole('list', { name: 'Sequence of requests' });
    await sequence
      .getByRole('link', { name: 'readDepartment 503 /v2/admin/departments/1 fault: unavailable' })
      .waitFor();
    expect(await sequence.locator('.wait').allTextContents()).toEqual([
      '0 ms',
      '60 msclock moved by 1 d',
      '0 ms, Retry-After 1 s, repeated after 1 d',
      '5 s',
    ]);
  };
  expect(await openConsole('/aurora/journal?show=sequence', work, { before: moveClock })).toEqual([]);
});

test('a request that the sandbox delayed is not a move of the clock', async () => {
  const work = async ({ page }: Opened) => {
    await page.route(/\/journal\?/, async (route) => {
      const response = await route.fetch();
      const { entries = [], ...rest } = await response.json();
      if (entries?.length > 0) Object.assign(entries[0], { time: '2026-01-15T09:00:02.000Z', duration: 2000 });
      await route.fulfill({ response, json: { ...rest, entries } });
    });
    await page.reload();
    await page.getByText('2 s', { exact: true }).waitFor();
    expect(await page.getByText(/Clock moved/).count()).toBe(0);
  };
  const before = async (sandbox: TestSandbox) => void (await (await sandbox.as()).get('/v2/admin/roles'));
  expect(await openConsole('/aurora/journal', work, { before })).toEqual([]);
});

test('the list says where the clock moved, and the chart has a legend, an end and the color of the fault mark', async () => {
  const work = async ({ page }: Opened) => {
    const moved = page.locator('.entries').getByText('▾ Clock moved by 1 d to 2026-01-16 09:00:00');
    expect(await moved.locator('..').getByRole('link').textContent()).toContain('createAdminToken');
    const chart = page.getByRole('figure');
    for (const text of ['5xx, no response', '2026-01-15 09:00:00.000', '2026-01-15 09:00:05.100'])
      await chart.getByText(text).waitFor();
    const color = 'getComputedStyle(document.querySelector("SELECTOR")).color';
    const colors = ['.ribbon b.fault', '.entries .badge.warn'].map((each) => color.replace('SELECTOR', each));
    expect(await page.evaluate(colors[0] ?? '')).toBe(await page.evaluate(colors[1] ?? ''));
    await page.locator('.entry-row').first().focus();
    for (const _ of Array(4)) await page.keyboard.press('ArrowDown');
    await page
      .getByRole('link', { name: /200 POST/ })
      .and(page.locator(':focus'))
      .last()
      .waitFor();
  };
  expect(await openConsole('/aurora/journal', work, { before: moveClock })).toEqual([]);
});
