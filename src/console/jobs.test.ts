import { expect, test } from 'vitest';
import type { TestSandbox } from '../../testing/sandbox/sandbox.ts';
import { useConsole } from './testing/open-console.ts';

const { openConsole } = useConsole();

async function submitMembers(sandbox: TestSandbox, plan: object): Promise<void> {
  await sandbox.send('PUT', '/_sandbox/tenants/aurora/job-plans/members', { body: plan });
  const data = { type: 'department-members', attributes: { operation: 'add', members: ['5'] } };
  await (await sandbox.as()).patch('/v2/admin/departments/1/members', { data });
}

test('a tester steps a job to its end, and the timeline survives a reload', async () => {
  const complaints = await openConsole(
    '/aurora/jobs/job/1',
    async ({ page, sandbox }) => {
      const job = page.getByRole('article', { name: 'members 1' });
      await job.getByText('for a step').waitFor();
      await job.getByText('add 1 member, department 1').waitFor();
      sandbox.advance(1000);
      await job.getByRole('button', { name: 'Next step of members 1' }).click();
      await job.getByText('running').first().waitFor();
      sandbox.advance(2000);
      await job.getByRole('button', { name: 'Next step of members 1' }).click();
      await job.getByText('after 2 s').waitFor();
      await page.reload();
      await job.getByText('after 2 s').waitFor();
      expect(await job.locator('.timeline li').allTextContents()).toEqual([
        expect.stringMatching(/^queued 2026-01-15 09:00:00.000/),
        expect.stringMatching(/^running 2026-01-15 09:00:01.000 after 1 s/),
        expect.stringMatching(/^succeeded 2026-01-15 09:00:03.000 after 2 s/),
      ]);
    },
    { before: (sandbox) => submitMembers(sandbox, { mode: 'manual' }) },
  );
  expect(complaints).toEqual([]);
});

test('the clock is advanced from one transition to the next', async () => {
  const complaints = await openConsole(
    '/aurora/jobs?machine=job',
    async ({ page }) => {
      const job = page.getByRole('article', { name: 'members 1' });
      const next = page.getByRole('button', { name: 'Advance to next transition' });
      await next.click();
      await job.getByText('after 1 h').waitFor();
      await next.click();
      await job.getByText('succeeded').first().waitFor();
      await expect.poll(() => next.isDisabled()).toBe(true);
    },
    { before: (sandbox) => submitMembers(sandbox, { mode: 'after', after: '2h' }) },
  );
  expect(complaints).toEqual([]);
});

test('a job that fails by a step shows why, and leads to its requests', async () => {
  const complaints = await openConsole(
    '/aurora/jobs?machine=job',
    async ({ page }) => {
      const job = page.getByRole('article', { name: 'members 1' });
      await job.getByRole('button', { name: 'Next step, then fail' }).click();
      await job.getByRole('button', { name: 'Fail' }).click();
      await job.getByText('JOB FAILED').waitFor();
      await job.getByRole('link', { name: 'Requests of members 1' }).click();
      await page.getByRole('link', { name: /202 PATCH/ }).waitFor();
      expect(page.url()).toContain('#/aurora/journal?work=job%2F1');
    },
    { before: (sandbox) => submitMembers(sandbox, { mode: 'manual' }) },
  );
  expect(complaints).toEqual([]);
});
