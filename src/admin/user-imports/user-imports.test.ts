import { describe, expect, test } from 'vitest';
import type { TestClient } from '../../../testing/sandbox/sandbox.ts';
import { codesOf, sourcesOf } from '../testing/finish-job.ts';
import { attributes, open, run, user } from '../testing/import-client.ts';
import { download, form, upload } from '../testing/spreadsheet-client.ts';

const url = '/v2/admin/users/import';
const summaryUrl = `${url}/summary`;

const read = async (client: TestClient, id = '1') => attributes(await client.get(`${url}/${id}`));

describe('an import', () => {
  test('is taken in, processed and completed by the clock', async () => {
    const { sandbox, client } = await open();
    const received = await upload(client, 'email\nnew@borealis.example\n');
    expect(received.headers).toMatchObject({ location: `${url}/1`, 'retry-after': '1' });
    expect(received.body.data).toEqual({
      type: 'user-import-processes',
      id: '1',
      attributes: {
        status: 'pending',
        fileName: 'people.csv',
        createdAt: '2026-01-15T09:00:00.000Z',
        updatedAt: '2026-01-15T09:00:00.000Z',
        acknowledgedAt: null,
        summary: null,
        errors: [],
      },
      links: { self: `${url}/1` },
    });
    expect(await user(client, 'new@borealis.example')).toBeUndefined();
    sandbox.advance(75);
    expect(await read(client)).toMatchObject({ status: 'processing', updatedAt: '2026-01-15T09:00:00.075Z' });
    sandbox.advance(75);
    expect(await read(client)).toMatchObject({
      status: 'completed',
      updatedAt: '2026-01-15T09:00:00.150Z',
      summary: { total: 1, created: 1, updated: 0, deleted: 0, unchanged: 0, failed: 0 },
    });
    expect(await user(client, 'NEW@borealis.example')).toMatchObject({
      fullName: 'new@borealis.example',
      status: 'active',
      departments: [],
      createdAt: '2026-01-15T09:00:00.150Z',
    });
  });

  test('creates, updates, marks deleted, restores and leaves as it is', async () => {
    const { sandbox, client } = await open();
    const csv = [
      'EMail,firstName,jobTitle,departments,role,deleted,comment',
      'new@borealis.example,Ann,Buyer,Operations//Legal;Sales,Legal Counsel,no,x',
      'Zoe.Bergmann@borealis.example,,Head of Operations,,,,x',
      'arjun.moreau@borealis.example,,,,,YES,x',
      'nadia.weiss@borealis.example,Nadia,,,,no,x',
    ].join('\n');
    const { status, summary } = await run(sandbox, client, csv);
    expect([status, summary]).toEqual([
      'completed',
      { total: 4, created: 1, updated: 1, deleted: 1, unchanged: 1, failed: 0 },
    ]);
    expect(await user(client, 'new@borealis.example')).toMatchObject({
      firstName: 'Ann',
      lastName: null,
      departments: ['2', '4'],
      roleName: 'Legal Counsel',
    });
    const zoe = { email: 'zoe.bergmann@borealis.example', firstName: 'Zoe', jobTitle: 'Head of Operations' };
    expect(await user(client, 'zoe.bergmann@borealis.example')).toMatchObject({ ...zoe, departments: ['3', '4'] });
    expect(await user(client, 'arjun.moreau@borealis.example')).toMatchObject({
      status: 'deleted',
      deletedAt: '2026-01-15T09:00:00.150Z',
    });
    const restored = await run(sandbox, client, 'email,deleted\narjun.moreau@borealis.example,no\n');
    expect(restored.summary).toMatchObject({ updated: 1, deleted: 0 });
    expect(await user(client, 'arjun.moreau@borealis.example')).toMatchObject({ status: 'active', deletedAt: null });
  });

  test('reports bad rows and applies the others', async () => {
    const { sandbox, client } = await open();
    const csv = [
      'email,firstName,departments,role,deleted',
      ',Ann,,,',
      'no address,Ann,,,',
      'good@borealis.example,Ann,,,',
      'GOOD@borealis.example,Bob,,,',
      'a@borealis.example,,Operations;Nowhere,,',
      'b@borealis.example,,,King,',
      'c@borealis.example,,,,maybe',
    ].join('\n');
    const { status, summary } = await run(sandbox, client, csv);
    expect([status, summary]).toEqual([
      'completed with errors',
      { total: 7, created: 1, updated: 0, deleted: 0, unchanged: 0, failed: 6 },
    ]);
    expect(await user(client, 'good@borealis.example')).toMatchObject({ firstName: 'Ann' });
    expect(await user(client, 'a@borealis.example')).toBeUndefined();
    const { sheet, name } = await download(sandbox, client, `${url}/1/errors`);
    expect(name).toMatch(/^attachment; filename="?import-1-errors.xlsx/);
    expect(sheet.head).toEqual(['row', 'column', 'reason', 'email', 'firstName', 'departments', 'role', 'deleted']);
    expect(sheet.rows.map(({ cells: [row, column, _reason, ...values] }) => [row, column, values.join()])).toEqual([
      ['2', 'email', ',Ann,,,'],
      ['3', 'email', 'no address,Ann,,,'],
      ['5', 'email', 'GOOD@borealis.example,Bob,,,'],
      ['6', 'departments', 'a@borealis.example,,Operations;Nowhere,,'],
      ['7', 'role', 'b@borealis.example,,,King,'],
      ['8', 'deleted', 'c@borealis.example,,,,maybe'],
    ]);
    expect(sheet.rows[3]?.cells[2]).toBe('no department has the path "Nowhere"');
  });

  test('accepts its own error spreadsheet, corrected or not', async () => {
    const { sandbox, client } = await open();
    await run(sandbox, client, 'email,role\na@borealis.example,King\n');
    const { bytes } = await download(sandbox, client, `${url}/1/errors`);
    expect(await run(sandbox, client, bytes)).toMatchObject({ status: 'completed with errors' });
    const again = await download(sandbox, client, `${url}/2/errors`);
    expect(again.sheet.head).toEqual(['row', 'column', 'reason', 'email', 'role']);
    expect(again.sheet.rows.map(({ cells }) => cells.slice(3))).toEqual([['a@borealis.example', 'King']]);
  });

  test.each([
    ['no form', 'email\n', { 'content-type': 'text/csv' }, 415, ['UNSUPPORTED MEDIA TYPE']],
    ['another part', ...parts([{ name: 'data', content: 'x' }]), 400, ['MISSING VALUE', 'UNKNOWN PROPERTY']],
    ['no content', ...parts([{ name: 'file', fileName: 'a.csv', content: '' }]), 400, ['INVALID VALUE']],
    ['a picture', ...file('\x89PNG\r\n\x1a\n\0'), 415, ['NOT A SPREADSHEET']],
    ['a PDF', ...file('%PDF-1.7\n'), 415, ['NOT A SPREADSHEET']],
    ['a text that calls itself Word', ...file('email\na@b.example\n', 'people.docx'), 415, ['NOT A SPREADSHEET']],
    ['a text that calls itself XLSX', ...file('email\na@b.example\n', 'People.XLSX'), 415, ['NOT A SPREADSHEET']],
    ['no column email', ...file('name\nAnn\n'), 400, ['IMPORT COLUMN MISSING']],
    ['a doubled column', ...file('email,Email\na,b\n'), 400, ['INVALID VALUE']],
    ['doubled columns and no email', ...file('role,role\na,b\n'), 400, ['INVALID VALUE', 'IMPORT COLUMN MISSING']],
    ['too many bytes', ...file(`email\n${'a'.repeat(10 * 1024 * 1024)}`), 413, ['SPREADSHEET TOO LARGE']],
    ['too many rows', ...file(`email\n${'a\n'.repeat(50_001)}`), 413, ['SPREADSHEET TOO LARGE']],
  ])('with %s is refused and starts nothing', async (_what, body, headers, status, codes) => {
    const { client } = await open();
    for (const address of [url, summaryUrl]) {
      const received = await client.post(address, body, { headers });
      expect([received.status, codesOf(received).sort()]).toEqual([status, codes.sort()]);
      if (codes[0] !== 'UNSUPPORTED MEDIA TYPE') expect(sourcesOf(received)).toContainEqual({ pointer: '/file' });
    }
    expect((await client.get(url)).body.meta.total).toBe(0);
  });
});

function parts(list: Parameters<typeof form>[0]): [Buffer, Record<string, string>] {
  const { body, headers } = form(list);
  return [body, headers];
}

function file(content: string, fileName = 'a.csv'): [Buffer, Record<string, string>] {
  return parts([{ name: 'file', fileName, content: Buffer.from(content, 'latin1') }]);
}

describe('a summary', () => {
  const csv = 'email,deleted\nzoe.bergmann@borealis.example,yes\nwrong,\n';
  const forecast = { total: 2, created: 0, updated: 0, deleted: 1, unchanged: 0, failed: 1 };

  test('foretells, applies nothing, and runs once acknowledged', async () => {
    const { sandbox, client } = await open();
    const received = await upload(client, csv, '/summary');
    expect([received.status, attributes(received)]).toEqual([202, expect.objectContaining({ status: 'summarizing' })]);
    expect((await client.get(`${url}/1/summary/errors`)).status).toBe(409);
    sandbox.advance(150);
    expect(await read(client)).toMatchObject({ status: 'awaiting acknowledgement', summary: forecast });
    sandbox.advance(60_000);
    expect(await user(client, 'zoe.bergmann@borealis.example')).toMatchObject({ status: 'active' });
    expect((await download(sandbox, client, `${url}/1/summary/errors`)).sheet.rows).toHaveLength(1);
    expect(codesOf(await client.get(`${url}/1/errors`))).toEqual(['IMPORT ERRORS NOT FOUND']);

    const acknowledged = attributes(await client.post(`${url}/1/acknowledge`));
    expect(acknowledged).toMatchObject({ status: 'processing', acknowledgedAt: '2026-01-15T09:01:00.150Z' });
    expect((await client.get(`${url}/1/errors`)).status).toBe(409);
    sandbox.advance(150);
    expect(await read(client)).toMatchObject({ status: 'completed with errors', summary: forecast });
    expect(await user(client, 'zoe.bergmann@borealis.example')).toMatchObject({ status: 'deleted' });
    for (const address of ['errors', 'summary/errors']) {
      expect((await download(sandbox, client, `${url}/1/${address}`)).sheet.rows).toHaveLength(1);
    }
  });

  test('validates the rows again when it runs', async () => {
    const { sandbox, client } = await open();
    await upload(client, 'email,firstName\nnew@borealis.example,Ann\n', '/summary');
    sandbox.advance(150);
    await run(sandbox, client, 'email,firstName\nnew@borealis.example,Ann\n');
    await client.post(`${url}/1/acknowledge`);
    sandbox.advance(150);
    expect((await read(client)).summary).toMatchObject({ created: 0, unchanged: 1 });
  });

  test('an import process without a summary has no summary errors', async () => {
    const { sandbox, client } = await open();
    await run(sandbox, client, csv);
    expect(codesOf(await client.get(`${url}/1/summary/errors`))).toEqual(['IMPORT ERRORS NOT FOUND']);
  });
});

describe('cancel and acknowledge', () => {
  const reach: Record<string, { path: '' | '/summary'; wait: number; cancel?: true }> = {
    pending: { path: '', wait: 0 },
    processing: { path: '', wait: 75 },
    completed: { path: '', wait: 150 },
    summarizing: { path: '/summary', wait: 149 },
    'awaiting acknowledgement': { path: '/summary', wait: 150 },
    cancelled: { path: '/summary', wait: 0, cancel: true },
  };
  const allowed: Record<string, string[]> = {
    cancel: ['pending', 'summarizing', 'awaiting acknowledgement'],
    acknowledge: ['awaiting acknowledgement'],
  };
  const cases = Object.keys(allowed).flatMap((step) => Object.keys(reach).map((state) => ({ step, state })));

  test.each(cases)('$step from $state', async ({ step, state }) => {
    const { sandbox, client } = await open();
    const { path, wait, cancel } = reach[state] ?? { path: '', wait: 0 };
    await upload(client, 'email\nnew@borealis.example\n', path);
    if (cancel) await client.post(`${url}/1/cancel`);
    sandbox.advance(wait);
    const before = await read(client);
    expect(before.status).toBe(state);
    const received = await client.post(`${url}/1/${step}`);
    if (allowed[step]?.includes(state)) {
      expect(received.status).toBe(200);
      sandbox.advance(1_000);
      expect((await read(client)).status).toBe(step === 'cancel' ? 'cancelled' : 'completed');
      expect((await user(client, 'new@borealis.example')) === undefined).toBe(step === 'cancel');
      return;
    }
    expect([received.status, codesOf(received)]).toEqual([409, ['IMPORT STATE CONFLICT']]);
    const statuses =
      step === 'cancel' ? '"pending", "summarizing" or "awaiting acknowledgement"' : '"awaiting acknowledgement"';
    expect(received.body.errors[0].detail).toContain(`only an import process with the status ${statuses} can be`);
    expect(await read(client)).toEqual(before);
  });

  test.each([
    ['GET', ''],
    ['GET', '/errors'],
    ['GET', '/summary/errors'],
    ['POST', '/cancel'],
    ['POST', '/acknowledge'],
  ] as const)('%s …%s of an unknown process answers 404, also where another tenant has one', async (method, path) => {
    const { sandbox, client } = await open();
    await upload(client, 'email\n');
    const { token } = await sandbox.as('aurora');
    for (const id of ['1', '999', 'x']) {
      const received = await sandbox.send(method, `${url}/${id}${path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect([received.status, codesOf(received)]).toEqual([404, ['IMPORT NOT FOUND']]);
    }
  });
});

test('processes are listed newest first, in pages', async () => {
  const { client } = await open();
  for (let count = 0; count < 5; count++) await upload(client, 'email\n');
  const ids = async (query: string) =>
    (await client.get(`${url}${query}`)).body.data.map(({ id }: { id: string }) => id);
  expect(await ids('')).toEqual(['5', '4', '3', '2', '1']);
  expect(await ids('?page[size]=2&page[number]=2')).toEqual(['3', '2']);
  expect(await ids('?page[size]=2&page[number]=3')).toEqual(['1']);
  expect(await ids('?page[size]=2&page[number]=4')).toEqual([]);
});
