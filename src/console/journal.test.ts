import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { TestSandbox } from '../../testing/sandbox/sandbox.ts';
import { brokenWords } from './testing/layout.ts';
import { type Opened, useConsole } from './testing/open-console.ts';

const { openConsole } = useConsole();

async function useApi(sandbox: TestSandbox): Promise<void> {
  const client = await sandbox.as();
  await client.get('/v2/admin/users?page[size]=5000');
  await client.get('/v2/admin/department/41');
}

const send = (page: Page, path: string) =>
  page.evaluate(`fetch(${JSON.stringify(path)}, { headers: { 'X-API-Key': 'aurora-admin-key' }, method: 'POST' })`);

/** The browser itself reports each response with an error status. */
const own = (complaints: string[]) => complaints.filter((each) => !each.startsWith('Failed to load resource'));

test('a partner finds out why a request was refused with two clicks on the start page', async () => {
  const complaints = await openConsole(
    '/',
    async ({ page, url }) => {
      await page.goto(url);
      await page.getByRole('article', { name: 'aurora' }).getByRole('link', { name: 'Journal' }).click();
      await page.getByRole('link', { name: /400 GET/ }).click();
      const why = page.getByRole('region', { name: 'Why' });
      await why.getByText('page[size] must be at most 200, got 5000').waitFor();
      await why.getByText("Send a value that meets the rule in the error's detail.").waitFor();
      const source = why.getByRole('link', { name: 'error INVALID VALUE' });
      expect(await source.getAttribute('href')).toBe('../docs/register/errors.html#common-invalid-value');
      expect(page.url()).toMatch(/#\/aurora\/journal\/2$/);
    },
    { before: useApi },
  );
  expect(complaints).toEqual([]);
});

test('beside an open entry, paths of the list break only after a slash', async () => {
  const before = async (sandbox: TestSandbox) => {
    for (const id of [1, 1000, 100_000]) await (await sandbox.as()).get(`/v2/admin/departments/${id}/members`);
  };
  const work = async ({ page }: Opened) => {
    await page.locator('.entry-row').first().waitFor();
    expect(await page.evaluate(brokenWords('.entry-row .request'))).toEqual([]);
  };
  expect(own(await openConsole('/aurora/journal/2', work, { before }))).toEqual([]);
});

test('the URL of an entry opens the entry, and a removed entry is explained', async () => {
  const complaints = await openConsole(
    '/aurora/journal/3',
    async ({ page, url }) => {
      await page.getByText('Closest operations:').waitFor();
      await page.getByRole('link', { name: 'readDepartment' }).waitFor();
      await page.goto(`${url}/_sandbox/console/#/aurora/journal/99`);
      await page.getByText('Request 99 is not in the journal.').waitFor();
    },
    { before: useApi },
  );
  expect(complaints).toEqual([]);
});

test('the refused value is marked in the body of the request', async () => {
  const before = async (sandbox: TestSandbox) => {
    const attributes = { name: 'Legal // Europe', parentDepartment: '1' };
    await (await sandbox.as()).post('/v2/admin/departments', { data: { type: 'departments', attributes } });
  };
  const complaints = await openConsole(
    '/aurora/journal/2',
    async ({ page }) => {
      const body = page.getByRole('region', { name: 'Request body' });
      await body.getByText('"data"').waitFor();
      expect(await body.locator('mark').allTextContents()).toEqual(['"Legal // Europe"']);
      expect(JSON.parse((await body.textContent()) ?? '').data.attributes.parentDepartment).toBe('1');
    },
    { before },
  );
  expect(complaints).toEqual([]);
});

test('a request without a token is of valid form, and does not match the contract', async () => {
  const work = async ({ page }: Opened) => {
    await page.getByRole('link', { name: /401 GET/ }).click();
    await page.getByRole('region', { name: 'Request', exact: true }).getByText('valid form').waitFor();
  };
  const before = async (sandbox: TestSandbox) => {
    await sandbox.send('GET', '/v2/admin/users');
  };
  expect(own(await openConsole('/-/journal', work, { before }))).toEqual([]);
});

test('requests appear as they arrive, and no secret of them is shown', async () => {
  const complaints = await openConsole('/aurora/journal', async ({ page }) => {
    await page.getByText('No requests yet.').waitFor();
    await send(page, '/v2/admin/auth/token');
    await page.getByRole('link', { name: /200 POST/ }).click();
    const entry = page.getByRole('region', { name: 'Request 1' });
    await entry.getByText('"***"').waitFor();
    expect(await entry.textContent()).not.toContain('aurora-admin-key');
  });
  expect(complaints).toEqual([]);
});

test('new requests wait for a click while the user is in the list, so that no entry moves', async () => {
  await openConsole(
    '/aurora/journal',
    async ({ page }) => {
      await page.getByRole('link', { name: /400 GET/ }).focus();
      await page.keyboard.press('ArrowUp');
      await page
        .getByRole('link', { name: /404 GET/ })
        .and(page.locator(':focus'))
        .waitFor();
      await send(page, '/v2/admin/auth/token');
      await page.getByRole('button', { name: '1 new request' }).waitFor();
      expect(await page.locator('.entries li').count()).toBe(3);
      await page.getByRole('button', { name: '1 new request' }).click();
      await expect.poll(() => page.locator('.entries li').count()).toBe(4);
    },
    { before: useApi },
  );
});

test('filters are in the URL, and further entries load at the end of the list', async () => {
  const complaints = await openConsole(
    '/aurora/journal?status=4xx',
    async ({ page }) => {
      await expect.poll(() => page.locator('.entries li').count()).toBe(2);
      await page.getByLabel('Search text').fill('at most 200');
      await expect.poll(() => page.locator('.entries li').count()).toBe(1);
      expect(page.url()).toContain('status=4xx&text=at+most+200');
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await expect.poll(() => page.locator('.entries li').count()).toBe(50);
      await page.locator('.entries li').last().scrollIntoViewIfNeeded();
      await page.getByText('73 requests', { exact: true }).waitFor();
    },
    {
      before: async (sandbox) => {
        await useApi(sandbox);
        const client = await sandbox.as('aurora', 'user');
        for (const _ of Array(69)) await client.get('/fields');
      },
    },
  );
  expect(complaints).toEqual([]);
});

test('a refused request is corrected and sent again as its caller', async () => {
  const complaints = await openConsole(
    '/aurora/journal/2',
    async ({ page }) => {
      await page.getByRole('button', { name: 'Send again' }).click();
      await page.getByLabel('Path and query').fill('/v2/admin/users?page[size]=1');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await page.getByRole('link', { name: 'Open request 4' }).click();
      await page.getByText('user 2, admin').waitFor();
    },
    { before: useApi },
  );
  expect(own(complaints)).toEqual([]);
});

test('a request of a caller with a revoked key is sent again only with a key that the user chooses', async () => {
  const before = async (sandbox: TestSandbox) => {
    await useApi(sandbox);
    await sandbox.send('DELETE', '/_sandbox/tenants/aurora/api-keys/admin');
  };
  const work = async ({ page }: Opened) => {
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('The API key admin of the original caller was revoked.').waitFor();
    const caller = page.locator('select[name=caller]');
    expect(await caller.inputValue()).toBe('');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await caller.selectOption('user');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('link', { name: 'Open request 4' }).click();
    await page.getByText('user 3, user').waitFor();
  };
  expect(own(await openConsole('/aurora/journal/2', work, { before }))).toEqual([]);
});

test('a request is copied as commands that work when pasted', async () => {
  await openConsole(
    '/aurora/journal/2',
    async ({ page, url }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Copy as curl' }).click();
      await page.getByText('Copied the request as curl').waitFor();
      const commands = await page.evaluate<string>('navigator.clipboard.readText()');
      expect(commands.split('\n').slice(0, 4)).toEqual([
        `TOKEN=$(curl -s -X POST '${url}/v2/admin/auth/token' \\`,
        `  -H 'X-API-Key: aurora-admin-key' | cut -d'"' -f4)`,
        `curl -i -g -X 'GET' '${url}/v2/admin/users?page[size]=5000' \\`,
        '  -H "Authorization: Bearer $TOKEN"',
      ]);
      await page.getByRole('button', { name: 'Copy as fetch' }).click();
      await page.getByText('Copied the request as fetch').waitFor();
      const script = await page.evaluate<string>('navigator.clipboard.readText()');
      expect(await page.evaluate(`(async () => { ${script}; return response.status })()`)).toBe(400);
    },
    { before: useApi },
  );
});

test('two requests are compared', async () => {
  const complaints = await openConsole(
    '/aurora/journal/3/compare/2',
    async ({ page }) => {
      const changes = page.getByRole('region', { name: 'Changed fields' });
      await changes.getByRole('row', { name: 'Status 400 404', exact: true }).waitFor();
      await changes.getByRole('row', { name: /^Response body .*\/code "/ }).waitFor();
      const urls = '"GET /v2/admin/users?page[size]=5000" "GET /v2/admin/department/41"';
      await changes.getByRole('row', { name: `Request ${urls}`, exact: true }).waitFor();
    },
    { before: useApi },
  );
  expect(complaints).toEqual([]);
});

test('on a telephone, the choice of the compared request is inside the window', async () => {
  const work = async ({ page }: Opened) => {
    const choice = await page.getByLabel('Request 3 with').boundingBox();
    expect((choice?.x ?? 390) + (choice?.width ?? 390)).toBeLessThanOrEqual(376);
  };
  const before = async (sandbox: TestSandbox) => {
    const client = await sandbox.as();
    for (const id of ['', '1', '24']) await client.get(`/v2/admin/departments/${id}?${'fields'.repeat(9)}`);
  };
  expect(await openConsole('/aurora/journal/3/compare/2', work, { width: 390, before })).toEqual([]);
});

test('an open entry is printed whole, and without the list', async () => {
  const work = async ({ page }: Opened) => {
    await page.getByRole('heading', { name: 'Response' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.entries').isVisible()).toBe(false);
    expect(await page.evaluate('getComputedStyle(document.querySelector(".entry-pane")).maxHeight')).toBe('none');
  };
  expect(await openConsole('/aurora/journal/2', work, { before: useApi })).toEqual([]);
});

test('an injected fault is named as the reason', async () => {
  await openConsole(
    '/aurora/journal?fault=any',
    async ({ page }) => {
      await page.getByRole('link', { name: /503 GET.*fault/ }).click();
      await page.getByText('The sandbox injected the fault').waitFor();
      await page.getByRole('heading', { name: 'Why it failed' }).waitFor();
    },
    {
      before: async (sandbox) => {
        const { token } = await sandbox.as();
        const body = { name: 'unavailable', times: 1 };
        await sandbox.send('POST', '/_sandbox/tenants/aurora/faults', { body });
        // Sends the request with `inject`, because the contract does not declare the injected response status.
        await sandbox.app.inject({ url: '/v2/admin/users', headers: { authorization: `Bearer ${token}` } });
      },
    },
  );
});
