import { afterAll, describe, expect, test } from 'vitest';
import { sendForm } from '../../src/documents/testing/form.ts';
import { openSandbox } from '../sandbox/sandbox.ts';
import { hostileFiles } from './hostile-files.ts';

const sandbox = openSandbox();
afterAll(() => sandbox.app.close());

const bytesOf = async (kind: string) => {
  const file = hostileFiles.find((each) => each.kind === kind);
  if (!file) throw new Error(`there is no hostile file of the kind ${kind}`);
  return file.make();
};

/** Without limits, reading each file would use gigabytes of memory or minutes of CPU time. */
describe('a hostile file gets the response of the contract, and the sandbox continues', () => {
  test.each([
    ['a.pdf', () => bytesOf('PDF: nested Flate layers'), 'takes more than'],
    ['a.pdf', () => bytesOf('PDF: a page tree in a circle'), 'damaged'],
    ['a.docx', () => bytesOf('DOCX: entities of entities'), 'damaged'],
    ['a.txt', () => bytesOf('TXT: marks out of order'), 'takes more than 5 s of CPU time'],
  ])('%s as a document is FAILED', async (name, make, reason) => {
    const client = await sandbox.as('borealis', 'user');
    const bytes = await make();
    const accepted = await sendForm(client, '/documents', [['file', { name, bytes }]]);
    expect(accepted.status).toBe(202);
    sandbox.advance(150);
    const { body } = await client.get(`/documents/${accepted.body.documentId}`);
    expect([body.status, body.failureReason]).toEqual(['FAILED', expect.stringContaining(reason)]);
  });

  test.each([
    ['a.csv', 'CSV import: millions of columns'],
    ['a.csv', 'CSV import: 10 MiB of line ends'],
    ['a.xlsx', 'XLSX import: the last column'],
  ])('%s as an import (%s) is 413 and starts nothing', async (name, kind) => {
    const client = await sandbox.as('borealis', 'admin');
    const bytes = await bytesOf(kind);
    const refused = await sendForm(client, '/v2/admin/users/import', [['file', { name, bytes }]]);
    expect([refused.status, refused.body.errors[0].code]).toEqual([413, 'SPREADSHEET TOO LARGE']);
    expect((await client.get('/v2/admin/users/import')).body.data).toEqual([]);
  });
});
