import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import type { TestSandbox } from '../../testing/sandbox/sandbox.ts';
import { type Opened, useConsole } from './testing/open-console.ts';

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
      await job.getByRole('button', { name: 'Fail members 1', exact: true }).click();
      await job.getByText('JOB FAILED').waitFor();
      await job.getByRole('link', { name: 'Requests of members 1' }).click();
      await page.getByRole('link', { name: /202 PATCH/ }).waitFor();
      expect(page.url()).toContain('#/aurora/journal?work=job%2F1');
    },
    { before: (sandbox) => submitMembers(sandbox, { mode: 'manual' }) },
  );
  expect(complaints).toEqual([]);
});

/** The names of states that are wider than their boxes. */
const textsOutside = `[...document.querySelectorAll('.diagram [data-state]')]
  .filter((each) => each.querySelector('text').getBBox().width > each.querySelector('path').getBBox().width)
  .map((each) => each.textContent)`;

test('the arrows of the state diagram step a job, and a dot on the line of the clock moves the clock to a transition', async () => {
  const before = async (sandbox: TestSandbox) => {
    await submitMembers(sandbox, { mode: 'after', after: '2h' });
    await submitMembers(sandbox, { mode: 'manual' });
  };
  const work = async ({ page }: Opened) => {
    const [timed, stepped] = ['members 1', 'members 2'].map((name) => page.getByRole('article', { name }));
    const lit = (card?: Locator) => card?.locator('.diagram .lit').textContent();
    await stepped?.getByRole('button', { name: 'Change members 2 to running' }).click();
    await expect.poll(() => lit(stepped)).toBe('running');
    expect(await page.evaluate(textsOutside)).toEqual([]);
    await stepped?.getByRole('button', { name: 'Change members 2 to failed' }).press('Enter');
    await stepped?.getByText('JOB FAILED').waitFor();
    await page
      .getByRole('figure', { name: 'Due transitions' })
      .getByRole('button', { name: /^1 due, move the clock to .*10:00:00.*members 1/ })
      .click();
    await expect.poll(() => lit(timed)).toBe('running');
    await timed?.getByRole('link', { name: 'add 1 member, department 1' }).click();
    await page.getByRole('heading', { name: 'Legal' }).waitFor();
    await page.getByRole('article', { name: 'members 1' }).waitFor();
  };
  expect(await openConsole('/aurora/jobs?machine=job', work, { before })).toEqual([]);
});

test('the page of a department shows its pending deletion, and a step deletes the department', async () => {
  const before = async (sandbox: TestSandbox) => {
    await sandbox.send('PUT', '/_sandbox/tenants/aurora/job-plans/department delete', { body: { mode: 'manual' } });
    await (await sandbox.as()).delete('/v2/admin/departments/24');
  };
  const work = async ({ page }: Opened) => {
    const deletion = page.getByRole('article', { name: 'department delete 1' });
    await deletion.getByRole('button', { name: 'Next step of department delete 1' }).click();
    await deletion.getByText('running').first().waitFor();
    await deletion.getByRole('button', { name: 'Next step of department delete 1' }).click();
    await page.getByRole('heading', { name: 'Not found' }).waitFor();
  };
  expect(await openConsole('/aurora/data/departments/24', work, { before })).toEqual([]);
});
