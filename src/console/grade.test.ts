import { expect, test } from 'vitest';
import type { TestSandbox } from '../../testing/sandbox/sandbox.ts';
import { type Opened, useConsole } from './testing/open-console.ts';

const { openConsole } = useConsole();

test('the grade of a client follows its requests and links to them', async () => {
  const complaints = await openConsole('/aurora/grade', async ({ page, sandbox }) => {
    await page.getByText('No requests yet').waitFor();
    const client = await sandbox.as();
    await client.get('/v2/admin/departments/1');
    await page.getByText('Grade A: no required rule and no recommended rule failed.').waitFor();
    await client.get('/v2/admin/departments?color=blue');
    await page.getByText('Grade F: a required rule failed.').waitFor();
    const failing = page.getByRole('region', { name: 'Failed rules' }).getByRole('row', { name: / failed / });
    const send = () =>
      sandbox.app.inject({ url: '/v2/admin/jobs/1', headers: { authorization: `Bearer ${client.token}` } });
    await sandbox.send('POST', '/_sandbox/tenants/aurora/faults', { body: { name: 'too-many-requests', times: 1 } });
    for (const _ of Array(2)) await send();
    const wait = failing.filter({ hasText: 'limits-429-wait' });
    await wait.getByText('Sequence of limits-429-wait').click();
    await wait.getByRole('link', { name: 'readJob 429 /v2/admin/jobs/1 fault: too-many-requests' }).waitFor();
    const levels = await failing.locator('td:nth-child(2)').allTextContents();
    expect(levels).toEqual(levels.toSorted());
    const rule = page.getByRole('row', { name: /^requests-known-parameters must failed/ });
    await rule.getByRole('link').click();
    await expect.poll(() => page.url()).toMatch(/#\/aurora\/journal\/\d+$/);
  });
  expect(complaints).toEqual([]);
});

test('the findings stay when the journal drops their requests, until the grade is reset', async () => {
  const complaints = await openConsole('/aurora/grade', async ({ page, sandbox }) => {
    await page.getByText('No requests yet').waitFor();
    const client = await sandbox.as();
    await client.get('/v2/admin/departments?color=blue');
    await page.getByText('Grade F: a required rule failed.').waitFor();
    const most = 260;
    for (let sent = 0; sent < most; sent++) await client.get('/v2/admin/departments/1');
    await page.getByText(`The requests 1 to ${most + 2} were judged.`).waitFor();
    await page.getByText('Grade F: a required rule failed.').waitFor();
    await page.reload();
    await page.getByText('Grade F: a required rule failed.').waitFor();
    await page.getByRole('button', { name: 'Reset the grade' }).click();
    await page.getByText('No requests yet').waitFor();
    await client.get('/v2/admin/departments/1');
    await page.getByText('Grade A: no required rule and no recommended rule failed.').waitFor();
    await page.getByText(/^Runs, the newest last: F \(\d+ of \d+\), A \(/).waitFor();
  });
  expect(complaints).toEqual([]);
});

test('after a restart of the sandbox, the grade begins again', async () => {
  const before = async (sandbox: TestSandbox) => {
    await (await sandbox.as()).get('/v2/admin/departments/1');
  };
  const work = async ({ page }: Opened) => {
    await page.getByText('The requests 1 to 2 were judged.').waitFor();
    await page.evaluate(`
      const ledger = JSON.parse(localStorage.getItem('cps-grade /tenants/aurora'));
      Object.assign(ledger.grade, { mark: 'F', newest: 99 });
      localStorage.setItem('cps-grade /tenants/aurora', JSON.stringify({ ...ledger, until: '2000-01-01T00:00:00.000Z' }));
    `);
    await page.reload();
    await page.getByText('The requests 1 to 2 were judged.').waitFor();
    await page.getByText('Grade A: no required rule and no recommended rule failed.').waitFor();
  };
  expect(await openConsole('/aurora/grade', work, { before })).toEqual([]);
});

test('on a telephone, the observation of a rule is inside the window', async () => {
  const work = async ({ page }: Opened) => {
    const rule = page.getByRole('row', { name: /requests-known-parameters/ });
    const observed = await rule
      .getByText(/The client sent|parameter/)
      .last()
      .boundingBox();
    expect((observed?.x ?? 390) + (observed?.width ?? 390)).toBeLessThanOrEqual(390);
  };
  const before = async (sandbox: TestSandbox) => {
    await (await sandbox.as()).get('/v2/admin/departments?color=blue');
  };
  expect(await openConsole('/aurora/grade', work, { width: 390, before })).toEqual([]);
});
