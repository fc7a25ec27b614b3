import { expect, test } from 'vitest';
import type { TestSandbox } from '../../testing/sandbox/sandbox.ts';
import { brokenWords, cutTables } from './testing/layout.ts';
import { type Opened, useConsole } from './testing/open-console.ts';

const { openConsole } = useConsole();

test('a user is found by a search, and links lead to the department and back to its members', async () => {
  const complaints = await openConsole('/aurora/data', async ({ page }) => {
    await page.getByRole('searchbox', { name: 'Find in users' }).fill('ingrid ROSSI');
    await page.getByText('1 to 1 of 1').waitFor();
    await page.getByRole('link', { name: 'Ingrid Rossi' }).click();
    await page.getByRole('heading', { name: 'Ingrid Rossi' }).waitFor();
    await page.getByRole('link', { name: 'Sales//Enterprise//North' }).click();
    await page.getByRole('heading', { name: 'North' }).waitFor();
    await page.getByRole('link', { name: 'Ingrid Rossi' }).waitFor();
  });
  expect(complaints).toEqual([]);
});

test('a list has pages and is sorted by a column, and its URL keeps both', async () => {
  const complaints = await openConsole('/aurora/data/users', async ({ page }) => {
    await page.getByText('1 to 50 of 200').waitFor();
    await page.getByRole('button', { name: 'E-mail' }).click();
    await page.getByRole('columnheader', { name: 'E-mail' }).and(page.locator('[aria-sort=ascending]')).waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('51 to 100 of 200').waitFor();
    await page.reload();
    await page.getByText('51 to 100 of 200').waitFor();
    await page.locator('[aria-sort=ascending]').waitFor();
  });
  expect(complaints).toEqual([]);
});

test('the list of the users fits a window of 1280 pixels, and paths of departments break only after a slash', async () => {
  const work = async ({ page }: Opened) => {
    const table = page.getByRole('region', { name: 'Users' });
    await table.getByRole('row').nth(1).waitFor();
    expect(await page.evaluate(cutTables)).toEqual([]);
    expect(await page.evaluate(brokenWords('td:nth-child(6) a'))).toEqual([]);
  };
  expect(await openConsole('/aurora/data/users', work)).toEqual([]);
});

test('on a telephone, the list of the users shows each row whole and can be sorted', async () => {
  const work = async ({ page }: Opened) => {
    const rows = page.getByRole('region', { name: 'Users' }).getByRole('row');
    await rows.nth(1).waitFor();
    expect(await page.evaluate(cutTables)).toEqual([]);
    await page.getByRole('button', { name: 'Name', exact: true }).click();
    await rows.nth(1).getByRole('link', { name: 'Priya Adeyemi' }).waitFor();
  };
  expect(await openConsole('/aurora/data/users', work, { width: 390 })).toEqual([]);
});

test('a department tree opens level by level', async () => {
  const complaints = await openConsole('/aurora/data/departments', async ({ page }) => {
    await page.getByRole('button', { name: 'Children of Sales' }).click();
    await page.getByRole('button', { name: 'Children of Enterprise' }).click();
    await page.getByRole('link', { name: 'North' }).waitFor();
  });
  expect(complaints).toEqual([]);
});

test('a department is renamed by a real request that the form shows as curl', async () => {
  const complaints = await openConsole('/aurora/data/departments/1', async ({ page, sandbox }) => {
    await page.getByRole('button', { name: 'Rename' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rename' });
    await dialog.getByLabel('Name').fill("Law & 'Order'");
    await dialog.getByText('PATCH /v2/admin/departments/1').click();
    const curl = await dialog.getByRole('region', { name: 'Request as curl' }).textContent();
    expect(curl).toContain("-H 'X-API-Key: aurora-super-admin-key'");
    expect(curl).toMatch(/curl .*-X 'PATCH' 'http/);
    expect(curl).toContain(`Law & '\\''Order'\\''`);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await dialog.getByText('The change was applied.').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('heading', { name: "Law & 'Order'" }).waitFor();
    const { entries } = (await sandbox.send('GET', '/_sandbox/tenants/aurora/journal')).body;
    expect(entries).toMatchObject([{ operation: 'updateDepartment', status: 200 }]);
  });
  expect(complaints).toEqual([]);
});

test('a role is assigned by a job, whose transitions are applied from the form', async () => {
  const before = async (sandbox: TestSandbox) => {
    const body = { mode: 'manual' };
    await sandbox.send('PUT', '/_sandbox/tenants/aurora/job-plans/role-assignments', { body });
  };
  const work = async ({ page }: Opened) => {
    await page.getByRole('button', { name: 'Assign role' }).click();
    const dialog = page.getByRole('dialog', { name: 'Assign role' });
    await dialog.getByLabel(/Legal Counsel/).check();
    await dialog.getByRole('button', { name: 'Send' }).click();
    const next = dialog.getByRole('button', { name: 'Next step of role-assignments 1' });
    await dialog.locator('.lit').getByText('queued').waitFor();
    await next.click();
    await dialog.locator('.lit').getByText('running').waitFor();
    await next.click();
    await dialog.locator('.lit').getByText('succeeded').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: 'Legal Counsel' }).waitFor();
  };
  expect(await openConsole('/aurora/data/users/7', work, { before })).toEqual([]);
});

test('a user is found by the id and moved to another department in one dialog', async () => {
  const work = async ({ page, sandbox }: Opened) => {
    const departments = async () =>
      (await sandbox.send('GET', '/_sandbox/tenants/aurora/rows?collection=users&field=id&value=150')).body.rows[0]
        .departments;
    expect(await departments()).not.toEqual(['2']);
    await page.getByRole('button', { name: 'Move a user' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move a user' });
    await dialog.getByRole('searchbox', { name: 'Find: User' }).fill('150');
    await dialog.getByLabel(/Anika Herrera.* \(id 150\), in Legal\/\/Commercial/).check();
    await dialog.getByRole('searchbox', { name: 'Find: To the department' }).fill('Litigation');
    await dialog.getByLabel('Legal//Litigation (id 2)').check();
    await dialog.getByRole('button', { name: 'Move' }).click();
    await dialog.getByText('Moving Anika Herrera to Legal//Litigation; job 1 is queued, job 2 is queued.').waitFor();
    sandbox.advance(1000);
    await dialog.getByText('Moved Anika Herrera to Legal//Litigation; job 1 succeeded, job 2 succeeded.').waitFor();
    expect(await dialog.getByRole('region', { name: 'Response body' }).count()).toBe(0);
    await expect.poll(departments).toEqual(['2']);
  };
  expect(await openConsole('/aurora/data/users', work)).toEqual([]);
});

test('a dialog sends nothing before each row is chosen, and keeps showing a choice that a search hides', async () => {
  const work = async ({ page }: Opened) => {
    await page.getByRole('button', { name: 'Move a user' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move a user' });
    const move = dialog.getByRole('button', { name: 'Move' });
    await dialog.getByRole('searchbox', { name: 'Find: User' }).fill('150');
    await dialog.getByLabel(/\(id 150\)/).check();
    await dialog.getByRole('searchbox', { name: 'Find: User' }).fill('nobody');
    await dialog.getByRole('radio', { name: /^Chosen: .*\(id 150\)/ }).waitFor();
    await dialog.getByRole('searchbox', { name: 'Find: To the department' }).fill('nothing');
    await dialog.getByText('No match.').nth(1).waitFor();
    expect(await move.isDisabled()).toBe(true);
    await dialog.getByRole('searchbox', { name: 'Find: To the department' }).fill('Litigation');
    await dialog
      .getByRole('group', { name: 'To the department' })
      .getByLabel(/Litigation/)
      .check();
    expect(await move.isEnabled()).toBe(true);
  };
  expect(await openConsole('/aurora/data/users', work)).toEqual([]);
});

test('a refused request shows its status and what was wrong', async () => {
  const complaints = await openConsole('/aurora/data/departments/1', async ({ page }) => {
    await page.getByRole('button', { name: 'Rename' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rename' });
    await dialog.getByLabel('Send with the API key').selectOption('user');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await dialog.getByText('The request was refused.').waitFor();
    await dialog.getByText('403', { exact: true }).waitFor();
  });
  // The browser itself reports the status 403 as an error.
  expect(complaints.filter((each) => !each.includes('403'))).toEqual([]);
});

test('a document shows its fields, its text and its folder, and its processed PDF is loaded', async () => {
  const complaints = await openConsole('/aurora/data/documents/1', async ({ page }) => {
    await page.getByRole('heading', { name: /Daniel Whitlock/ }).waitFor();
    await page.getByRole('region', { name: 'Text of the document' }).getByText('Position and Salary').waitFor();
    await page.getByRole('button', { name: 'Show the PDF' }).click();
    await page.getByRole('link', { name: 'Open the PDF in a new tab' }).waitFor();
    await page.getByRole('link', { name: '/Employment/Leavers' }).first().click();
    await page.getByText('Folder: /Employment/Leavers').waitFor();
  });
  expect(complaints).toEqual([]);
});

test('on a telephone, a name of 180 characters stays in the line of its branch of the tree', async () => {
  const name = 'x'.repeat(180);
  const before = async (sandbox: TestSandbox) => {
    const data = { type: 'departments', attributes: { name } };
    await (await sandbox.as()).post('/v2/admin/departments', { data });
  };
  const work = async ({ page }: Opened) => {
    const branch = page.locator('.branch').filter({ hasText: name });
    const link = await branch.getByRole('link').boundingBox();
    const row = await branch.boundingBox();
    expect(link?.y).toBeLessThan((row?.y ?? 0) + 12);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  };
  expect(await openConsole('/aurora/data/departments', work, { width: 390, before })).toEqual([]);
});

test('a folder lists its own and inherited access', async () => {
  const complaints = await openConsole('/aurora/data/folders/5', async ({ page }) => {
    const list = page.getByRole('region', { name: 'Access list' });
    await list.getByRole('row', { name: /Procurement.*department.*edit.*inherited from/ }).waitFor();
  });
  expect(complaints).toEqual([]);
});

test('text of a tenant is never run as HTML', async () => {
  const name = '<img src=x onerror="document.title=1">';
  const before = async (sandbox: TestSandbox) => {
    const client = await sandbox.as();
    await client.post('/v2/admin/departments', { data: { type: 'departments', attributes: { name } } });
  };
  const work = async ({ page }: Opened) => {
    await page.getByRole('link', { name }).click();
    await page.getByRole('heading', { name }).waitFor();
    expect(await page.locator('main img').count()).toBe(0);
  };
  expect(await openConsole('/aurora/data/departments', work, { before })).toEqual([]);
});
