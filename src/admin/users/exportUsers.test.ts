import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { openSandbox } from '../../../testing/sandbox/sandbox.ts';
import { emptyTenantData } from '../../tenant/new-tenant.ts';
import { open, run, user } from '../testing/import-client.ts';
import { download } from '../testing/spreadsheet-client.ts';
import { pathFinder } from './exportUsers.ts';

describe('export', () => {
  test.each(['aurora', 'borealis', 'cirrus'])('what %s exports can be imported without a change', async (tenant) => {
    const sandbox = openSandbox();
    const client = await sandbox.as(tenant);
    const { bytes, sheet, name } = await download(sandbox, client, '/v2/admin/users/export');
    const { body } = await client.get('/v2/admin/users?filter[includeDeleted]=true&page[size]=1');
    expect(name).toMatch(/^attachment; filename="?users.xlsx/);
    expect(sheet.head).toEqual(['email', 'firstName', 'lastName', 'jobTitle', 'departments', 'role', 'deleted']);
    expect(sheet.rows).toHaveLength(body.meta.total);
    expect(await run(sandbox, client, bytes)).toMatchObject({
      status: 'completed',
      summary: { total: body.meta.total, unchanged: body.meta.total },
    });
  });

  test('the departments of a user are exported as paths from the top, and unknown ones are left out', () => {
    const tenantData = emptyTenantData('tenant', 0);
    const chain = ['Sales', 'Europe', 'Nordics'].map((name, at) => {
      return { id: String(at + 1), name, parentDepartment: at === 0 ? null : String(at) };
    });
    tenantData.transact(() => tenantData.rows.departments.putAll(chain));
    const pathOf = pathFinder(tenantData.rows.departments.list());
    expect(['3', '2', '9', '1', '3'].map(pathOf)).toEqual([
      ['Sales//Europe//Nordics'],
      ['Sales//Europe'],
      [],
      ['Sales'],
      ['Sales//Europe//Nordics'],
    ]);
  });

  test('the cells of a user show departments, role and deletion', async () => {
    const sandbox = openSandbox();
    const client = await sandbox.as();
    const { sheet } = await download(sandbox, client, '/v2/admin/users/export');
    const { path } = (await client.get('/v2/admin/departments/28')).body.data.attributes;
    const [priya, pablo] = [sheet.rows[1]?.cells ?? [], sheet.rows[169]?.cells ?? []];
    expect(priya.slice(0, 3)).toEqual(['priya.adeyemi@aurora.example', 'Priya', 'Adeyemi']);
    expect(priya.slice(4)).toEqual([path, 'Legal Counsel', 'no']);
    expect([pablo[0], pablo[6]]).toEqual(['pablo.nowak@aurora.example', 'yes']);
  });

  test.each([
    ['/export', [36, 16, 16, 28, 48, 24, 10]],
    ['/import/1/errors', [8, 14, 60, 24, 24]],
  ])('GET /v2/admin/users%s has wide enough columns', async (path, widths) => {
    const { sandbox, client } = await open();
    await run(sandbox, client, 'email,role\na@borealis.example,King\n');
    const { bytes } = await download(sandbox, client, `/v2/admin/users${path}`);
    const xml = await sheetXml(bytes);
    expect([...xml.matchAll(/<col min="\d+" max="\d+" width="(\d+)"/g)].map(([, width]) => Number(width))).toEqual(
      widths,
    );
  });

  test('departments whose names contain separators are unchanged after export and import', async () => {
    const { sandbox, client } = await open();
    const departments = ['a;b', '"quoted"', 'a/', 'a'];
    for (const name of departments) {
      await client.post('/v2/admin/departments', { data: { type: 'departments', attributes: { name } } });
    }
    const child = (name: string, parentDepartment: string) =>
      client.post('/v2/admin/departments', { data: { type: 'departments', attributes: { name, parentDepartment } } });
    await child('b', '7');
    await child('/b', '8');
    const cell = '"""a;b"";""""""quoted"""""";a"';
    const { status } = await run(sandbox, client, `email,departments\nnew@borealis.example,${cell}\n`);
    expect(status).toBe('completed');
    expect(await user(client, 'new@borealis.example')).toMatchObject({ departments: ['5', '6', '8'] });
    const { bytes } = await download(sandbox, client, '/v2/admin/users/export');
    expect((await run(sandbox, client, bytes)).summary).toMatchObject({ total: 13, unchanged: 13 });
    const ambiguous = await run(sandbox, client, 'email,departments\nnew@borealis.example,a///b\n');
    expect(ambiguous.status).toBe('completed with errors');
  });
});

async function sheetXml(bytes: Buffer): Promise<string> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  for await (const entry of zip.eachEntry())
    if (entry.fileName === 'xl/worksheets/sheet1.xml') return text(await zip.openReadStreamPromise(entry));
  throw new Error('the workbook has no sheet');
}
