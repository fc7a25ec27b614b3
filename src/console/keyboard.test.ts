import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { TestSandbox } from '../../testing/sandbox/sandbox.ts';
import { type Opened, useConsole } from './testing/open-console.ts';

const { openConsole } = useConsole();

/** The maximum number of presses of the Tab key. The longest list of links in these tests is shorter. */
const mostStops = 80;

async function tabTo(
  page: Page,
  role: 'link' | 'button' | 'textbox' | 'combobox' | 'searchbox',
  name: string | RegExp,
  most = mostStops,
) {
  const target = page.getByRole(role, { name });
  await target.first().waitFor();
  for (let stop = 0; stop < most; stop++) {
    if ((await target.and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not reach the ${role} ${name}`);
}

test('a partner finds out with the keyboard why a request was refused', async () => {
  const before = async (sandbox: TestSandbox) => {
    const client = await sandbox.as();
    await client.get('/v2/admin/users?page[size]=5000');
    await client.get('/v2/admin/users');
  };
  const work = async ({ page, url }: Opened) => {
    await page.goto(url);
    await tabTo(page, 'link', 'Journal');
    await page.keyboard.press('Enter');
    await page.waitForURL(/#\/aurora\/journal/);
    await tabTo(page, 'link', /200 GET/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Why' }).getByText('page[size] must be at most 200, got 5000').waitFor();
    await tabTo(page, 'link', 'error INVALID VALUE');
  };
  expect(await openConsole('/', work, { before })).toEqual([]);
});

test('a tester steps a job with the keyboard', async () => {
  const before = async (sandbox: TestSandbox) => {
    await sandbox.send('PUT', '/_sandbox/tenants/aurora/job-plans/members', { body: { mode: 'manual' } });
    const data = { type: 'department-members', attributes: { operation: 'add', members: ['5'] } };
    await (await sandbox.as()).patch('/v2/admin/departments/1/members', { data });
  };
  const work = async ({ page }: Opened) => {
    const job = page.getByRole('article', { name: 'members 1' });
    await tabTo(page, 'button', 'Next step of members 1');
    await page.keyboard.press('Enter');
    await job.getByText('running').first().waitFor();
    await tabTo(page, 'button', 'Next step of members 1');
    await page.keyboard.press('Enter');
    await job.getByText('succeeded').first().waitFor();
  };
  expect(await openConsole('/aurora/jobs?machine=job', work, { before })).toEqual([]);
});

test('a tenant is created with the keyboard, and the Escape key closes the form and returns the focus', async () => {
  const work = async ({ page }: Opened) => {
    await tabTo(page, 'button', 'New tenant');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.textContent')).toBe('New tenant');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('mine');
    await page.keyboard.press('Enter');
    await page.getByText('mine was created').waitFor();
    await tabTo(page, 'button', 'Open mine');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
  };
  expect(await openConsole('/', work)).toEqual([]);
});

test('a department is renamed with the keyboard', async () => {
  const work = async ({ page }: Opened) => {
    await tabTo(page, 'button', 'Rename');
    await page.keyboard.press('Enter');
    await tabTo(page, 'textbox', 'Name');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Law');
    await page.keyboard.press('Enter');
    await page.getByText('The change was applied.').waitFor();
    await tabTo(page, 'button', 'Close');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Law' }).waitFor();
  };
  expect(await openConsole('/aurora/data/departments/1', work)).toEqual([]);
});

test('the first stop of the Tab key skips the navigation', async () => {
  const work = async ({ page }: Opened) => {
    await page.getByRole('button', { name: 'Freeze' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Freeze');
  };
  expect(await openConsole('/aurora/clock', work)).toEqual([]);
});

test('keys open a page, the search field, and close an entry', async () => {
  const before = async (sandbox: TestSandbox) => {
    const client = await sandbox.as();
    for (const _ of Array(60)) await client.get('/v2/admin/roles');
  };
  const work = async ({ page }: Opened) => {
    await page
      .getByRole('link', { name: /400 GET/ })
      .first()
      .waitFor();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Go to' });
    const selected = palette.locator('[aria-selected=true]');
    const field = palette.getByPlaceholder('Page or tenant');
    expect((await field.boundingBox())?.width).toBeGreaterThan(400);
    await field.fill('tenant ');
    const names = await palette.getByRole('option').allTextContents();
    await expect.poll(() => selected.allTextContents()).toEqual(names.slice(0, 1));
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => selected.allTextContents()).toEqual(names.slice(-1));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => selected.allTextContents()).toEqual(names.slice(1, 2));
    await field.fill('Tenant ');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/#\/cirrus$/);
    await page.goBack();
    await page
      .getByRole('link', { name: /400 GET/ })
      .first()
      .waitFor();
    await page.keyboard.press('/');
    expect(await page.evaluate('document.activeElement.placeholder')).toBe('Search paths, headers and bodies');
    await tabTo(page, 'link', /400 GET/, 10);
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await tabTo(page, 'button', 'Send again', 10);
    await page.keyboard.press('Escape');
    await page.waitForURL(/#\/aurora\/journal$/);
  };
  expect(await openConsole('/aurora/journal', work, { before })).toEqual([]);
});
