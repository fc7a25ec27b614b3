import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { LocalFiles } from '../../../files/local-files.ts';
import type { DocumentRow } from '../../rows.ts';
import { TenantData } from '../../tenant-data.ts';
import type { ArchiveFiles } from '../format.ts';
import { readArchive } from '../read-archive.ts';
import { writeArchive } from '../write-archive.ts';

export const takenAt = Date.parse('2026-01-15T09:00:00.000Z');
const bytes = Buffer.from('what was agreed '.repeat(9_000));
export const hash = createHash('sha256').update(bytes).digest('hex');

export async function tenantDataWithFile(): Promise<{ tenantData: TenantData; files: LocalFiles }> {
  const files = new LocalFiles();
  const intake = files.receive();
  await intake.write(bytes);
  await intake.keep();
  const tenantData = new TenantData('trial');
  tenantData.transact(() => {
    const { rows } = tenantData;
    rows.clock.put({ id: 'clock', offset: 5, frozenAt: null });
    rows.departments.put({ id: '1', name: 'Treasury', parentDepartment: null });
    rows.departments.put({ id: '2', name: 'Line\u2028break', parentDepartment: '1' });
    rows.documents.put(documentRow());
    rows.texts.put({ documentId: '1', text: 'what was agreed' });
  });
  return { tenantData, files };
}

function documentRow(): DocumentRow {
  const moment = '2026-01-15T09:00:00.000Z';
  return {
    documentId: '1',
    docId: null,
    docSetId: '1',
    version: 1,
    name: 'a.txt',
    path: '/',
    status: 'READY',
    failureReason: null,
    fileType: 'txt',
    fileSize: bytes.length,
    dateCreated: moment,
    dateModified: moment,
    fields: [{ name: 'Term', values: [{ value: 12 }] }],
    provisions: [],
    hash,
    unreadable: null,
    plan: { kind: 'document', mode: 'manual', after: 0, polls: 0, outcome: 'succeed', code: null },
    polls: 0,
    revision: 1,
  };
}

export async function textOf(tenantData: TenantData, files: Pick<ArchiveFiles, 'open'>): Promise<string> {
  let text = '';
  for await (const piece of writeArchive({ tenantData, takenAt, kit: '0.1.0' }, files)) text += piece;
  return text;
}

export const read = (text: string, files: ArchiveFiles = new LocalFiles()) =>
  readArchive(Readable.from([Buffer.from(text)], { objectMode: false }), files);

export async function example(): Promise<string[]> {
  const { tenantData, files } = await tenantDataWithFile();
  return (await textOf(tenantData, files)).trimEnd().split('\n');
}

export const at = (lines: string[], text: string) => lines.findIndex((line) => line.includes(text));
export const replace = (lines: string[], text: string, by: (line: string) => string) => {
  const index = at(lines, text);
  return lines.with(index, by(lines[index] ?? ''));
};
