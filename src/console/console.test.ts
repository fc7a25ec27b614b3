import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import type { TestSandbox } from '../../testing/sandbox/sandbox.ts';
import { createSandboxServer } from '../sandbox/start.ts';
import { cutTables } from './testing/layout.ts';
import { type Opened, useConsole } from './testing/open-console.ts';

const { newPage, openConsole } = useConsole();

test('a tenant is found by a part of its name', async () => {
  const complaints = await openConsole('/aurora/clock', async ({ page }) => {
    await page.locator('summary').filter({ hasText: 'aurora' }).click();
    await page.getByLabel('Find: Tenant').fill('irr');
    await page.locator('.choices').getByRole('link', { name: 'cirrus' }).click();
    await page.locator('summary').filter({ hasText: 'cirrus' }).waitFor();
    expect(page.url()).toContain('#/cirrus/clock');
  });
  expect(complaints).toEqual([]);
});

test('each link of the navigation leads to another page', async () => {
  const complaints = await openConsole('/aurora/clock', async ({ page }) => {
    await page.getByRole('link', { name: 'Journal' }).waitFor();
    const links = await page.evaluate<string[]>("[...document.querySelectorAll('nav a')].map(({ href }) => href)");
    expect(links.length).toBeGreaterThan(8);
    expect(new Set(links).size).toBe(links.length);
  });
  expect(complaints).toEqual([]);
});

test('an unknown tenant in the URL is an error page that suggests similar names', async () => {
  await openConsole('/aurra/journal', async ({ page }) => {
    await page.getByRole('heading', { name: 'Tenant not found' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'aurora' }).click();
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
  });
});

test.each(['/aurora/nothing', '/-/nothing', '/%/journal', '/a%20b/journal'])(
  'the unknown place %s is an error page',
  async (place) => {
    await openConsole(place, async ({ page }) => {
      await page.getByRole('heading', { name: / not found$/ }).waitFor();
    });
  },
);

test('a sandbox with a control key requires it, and opens with the right one', async () => {
  const app = createSandboxServer({ controlKey: 'the-control-key' });
  const page = await newPage();
  await page.goto(`${await app.listen({ port: 0, host: '127.0.0.1' })}/_sandbox/console/#/aurora/clock`);
  await page.getByLabel('Control key').fill('wrong');
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByLabel('Control key').fill('the-control-key');
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('button', { name: 'Freeze' }).waitFor();
  await page.close();
  await app.close();
});

test('the clock is stopped and advanced', async () => {
  const complaints = await openConsole('/aurora/clock', async ({ page }) => {
    await page.getByRole('button', { name: 'Freeze' }).click();
    await page.getByText('frozen', { exact: true }).waitFor();
    await page.getByRole('button', { name: '+1h' }).click();
    await page.getByText('2026-01-15 10:00:00.000').waitFor();
  });
  expect(complaints).toEqual([]);
});

test('a plan is set in the line of its label, and only a plan that differs from the default offers the default', async () => {
  const complaints = await openConsole('/aurora/plans', async ({ page }) => {
    const plan = page.getByRole('form', { name: 'Plan for department delete' });
    await plan.getByText('Deletion of a department').waitFor();
    expect(await page.getByRole('button', { name: /^Use the default/ }).count()).toBe(0);
    await plan.getByLabel('Result').selectOption('fail');
    await plan.getByLabel('Error code').fill('QUOTA EXCEEDED');
    await plan.getByLabel('Ends').selectOption('polls');
    await plan.getByRole('spinbutton', { name: 'Reads' }).fill('3');
    await plan.getByRole('button', { name: 'Set' }).click();
    const usual = page.getByRole('button', { name: /^Use the default/ });
    await usual.waitFor();
    expect(await plan.getByRole('spinbutton', { name: 'Reads' }).inputValue()).toBe('3');
    const [label, button] = [await plan.locator('p').first().boundingBox(), await usual.boundingBox()];
    expect(button?.y).toBeGreaterThan(label?.y ?? 0);
    expect(button?.x).toBeGreaterThan((label?.x ?? 0) + (label?.width ?? 0));
    await usual.click();
    await usual.waitFor({ state: 'detached' });
  });
  expect(complaints).toEqual([]);
});

test('the third request of an operation fails after at most four clicks, and the page says so before and after', async () => {
  const work = async ({ page, sandbox }: Opened) => {
    await page.getByRole('link', { name: 'Faults' }).click();
    await page.locator('summary').filter({ hasText: 'every operation' }).click();
    await page.keyboard.type('listUs');
    await page.getByRole('button', { name: 'listUsers GET /v2/admin/users' }).click();
    await page.keyboard.type('3');
    await page.getByText('Request 3 of listUsers gets 503. The 2 requests before are answered as usual.').waitFor();
    await page.getByRole('button', { name: 'Activate' }).click();
    const row = page.getByRole('region', { name: 'Active faults' }).getByRole('row', { name: /unavailable/ });
    await row.getByText('Request 3').waitFor();
    const { token } = await sandbox.as();
    const headers = { authorization: `Bearer ${token}` };
    const statuses = [];
    for (const url of Array(4).fill('/v2/admin/users'))
      statuses.push((await sandbox.app.inject({ url, headers })).statusCode);
    expect(statuses).toEqual([200, 200, 503, 200]);
    await row.getByText('used up').waitFor();
    await row.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('No active faults.').waitFor();
  };
  expect(await openConsole('/aurora/clock', work)).toEqual([]);
});

test('a fault is found by a word of its description, and its form shows why the sandbox refused it', async () => {
  const complaints = await openConsole('/aurora/faults?operation=readJob&first=3&last=4', async ({ page }) => {
    const form = page.getByRole('form', { name: 'New fault' });
    await form.getByText('Requests 3 and 4 of readJob get 503.').waitFor();
    await form.locator('summary').filter({ hasText: 'unavailable' }).click();
    expect(await form.locator('.group[open]').count()).toBe(1);
    await form.getByLabel('Find: Fault').fill('retry-after 429');
    await expect.poll(() => form.locator('.group li').count()).toBe(1);
    await form.getByRole('button', { name: 'too-many-requests' }).click();
    await form.getByText('Requests 3 and 4 of readJob get 429.').waitFor();
    await form.getByLabel('Retry-After in seconds').fill('99999');
    await form.getByRole('button', { name: 'Activate' }).click();
    const alert = form.getByRole('alert');
    await alert.waitFor();
    await expect.poll(() => isInWindow(alert)).toBe(true);
    await form.getByLabel('Retry-After in seconds').fill('9');
    await form.getByRole('button', { name: 'Activate' }).click();
    await page.getByText(/ was activated\.$/).waitFor();
    expect(await alert.count()).toBe(0);
  });
  // The browser itself reports the status 400 as an error.
  expect(complaints.filter((each) => !each.includes('400'))).toEqual([]);
});

test('the form of a delay shows the fields of its distribution, and says how long a request is delayed', async () => {
  const work = async ({ page }: Opened) => {
    const form = page.getByRole('form', { name: 'New fault' });
    await form.getByText(/^Every request of any operation is delayed by 1 s\./).waitFor();
    await form.getByLabel('Distribution').selectOption('uniform');
    await form.getByLabel('At least').fill('200');
    expect(await form.getByLabel('By', { exact: true }).count()).toBe(0);
    await form.getByLabel('Distribution').selectOption('fixed');
    await form.getByLabel('By', { exact: true }).fill('400');
    await form.getByRole('button', { name: 'Activate' }).click();
    await page.getByRole('region', { name: 'Active faults' }).getByText('By 400 ms', { exact: true }).waitFor();
  };
  expect(await openConsole('/aurora/faults?name=delay', work)).toEqual([]);
});

async function isInWindow(element: Locator): Promise<boolean> {
  const box = await element.boundingBox();
  return box !== null && box.y >= 0 && Math.floor(box.y + box.height) <= 900;
}

test('the Back button closes an open dialog', async () => {
  const complaints = await openConsole('/aurora/clock', async ({ page }) => {
    await page.getByRole('link', { name: 'All tenants' }).click();
    await page.getByRole('button', { name: 'New tenant' }).click();
    await page.getByRole('dialog', { name: 'New tenant' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Clock' }).waitFor();
    expect(await page.locator('dialog').count()).toBe(0);
  });
  expect(complaints).toEqual([]);
});

test('on a telephone, the rows of the API keys show all columns and buttons', async () => {
  const work = async ({ page }: Opened) => {
    const row = page.getByRole('region', { name: 'API keys' }).getByRole('row', { name: /super-admin/ });
    const copy = row.getByRole('button', { name: 'Copy the super-admin key' });
    const revoke = row.getByRole('button', { name: 'Revoke' });
    const [above, below] = [await copy.boundingBox(), await revoke.boundingBox()];
    expect((above?.x ?? 390) + (above?.width ?? 390)).toBeLessThan(390);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  };
  expect(await openConsole('/aurora', work, { width: 390 })).toEqual([]);
});

test('the console reports a stopped sandbox and reconnects when it runs again', async () => {
  const first = createSandboxServer();
  const url = await first.listen({ port: 0, host: '127.0.0.1' });
  const page = await newPage();
  await page.goto(`${url}/_sandbox/console/#/aurora/journal`);
  await page.getByText('No requests yet.').waitFor();
  await first.close();
  await page.getByText('The sandbox does not respond. Check that it is running.').waitFor();
  const second = createSandboxServer();
  await second.listen({ port: Number(new URL(url).port), host: '127.0.0.1' });
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await fetch(`${url}/auth/token`, { method: 'POST', headers: { 'x-api-key': 'aurora-admin-key' } });
  await page.getByText('createDocumentsToken').or(page.getByText('POST /auth/token')).first().waitFor();
  await page.close();
  await second.close();
});

test('an error message of the sandbox is shown', async () => {
  await openConsole('/aurora/clock', async ({ page }) => {
    await page.getByLabel('Set to').fill('2020-01-01T00:00:00Z');
    await page.getByRole('button', { name: 'Set' }).click();
    await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/^now must not be before .*2020/);
    await page.getByLabel('Set to').fill('tomorrow');
    await page.getByRole('button', { name: 'Set' }).click();
    await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/^now must be .*tomorrow/);
  });
});

test.each([
  'overview',
  'clock',
  'plans',
  'faults',
  'journal',
  'journal/1',
  'jobs',
  'data',
  'data/departments',
  'data/documents/1',
  'snapshots',
])('the tab %s fits a telephone', async (tab) => {
  let width = 0;
  const complaints = await openConsole(
    `/aurora/${tab}`,
    async ({ page }) => {
      await page.locator('main h1').first().waitFor();
      await expect.poll(() => page.locator('.loading').count()).toBe(0);
      width = await page.evaluate<number>('document.documentElement.scrollWidth');
    },
    { width: 390 },
  );
  expect(complaints).toEqual([]);
  expect(width).toBe(390);
});

test.each([
  ['', 'Tenants'],
  ['aurora/snapshots', 'Snapshots'],
  ['aurora/clock', 'Pending transitions'],
  ['aurora/grade', 'Areas'],
])('on a telephone, the page #/%s shows each row of %s whole', async (place, name) => {
  const before = async (sandbox: TestSandbox) => {
    const client = await sandbox.as();
    await sandbox.send('POST', '/_sandbox/tenants/aurora/snapshots', { body: { name: 'before-the-long-test' } });
    await sandbox.send('PUT', '/_sandbox/tenants/aurora/job-plans/department delete', {
      body: { mode: 'after', after: '2h' },
    });
    await client.delete('/v2/admin/departments/24');
  };
  const work = async ({ page }: Opened) => {
    const table = page.getByRole('region', { name, exact: true });
    await table.getByRole('row').nth(1).waitFor();
    expect(await page.evaluate(cutTables)).toEqual([]);
  };
  expect(await openConsole(`/${place}`, work, { width: 390, before })).toEqual([]);
});

const folder = fileURLToPath(new URL('./page/', import.meta.url));

const most = 300_000;

test('the console has less than 300 kB, compressed', () => {
  const libraries = [fileURLToPath(import.meta.resolve('htm/preact/standalone'))];
  const own = globSync('**/*.{js,json,css,html}', { cwd: folder }).map((name) => folder + name);
  const sizes = [...own, ...libraries].map((file) => gzipSync(readFileSync(file)).length);
  expect(own.length).toBeGreaterThan(50);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(most);
});
