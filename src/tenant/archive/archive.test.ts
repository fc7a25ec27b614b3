import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { LocalFiles } from '../../files/local-files.ts';
import { nextTurn } from '../slices.ts';
import { ArchiveVersionFault } from './format.ts';
import { readArchive } from './read-archive.ts';
import { example, read, replace, takenAt, tenantDataWithFile, textOf } from './testing/example-archive.ts';
import { writeArchive } from './write-archive.ts';

test('a world that was read back writes the same archive, its files included', async () => {
  const { tenantData, files } = await tenantDataWithFile();
  const text = await textOf(tenantData, files);
  const elsewhere = new LocalFiles();
  const { tenantData: back, header } = await read(text, elsewhere);
  expect(await textOf(back, elsewhere)).toBe(text);
  expect(header).toMatchObject({ tenant: 'trial', takenAt: '2026-01-15T09:00:00.000Z', kit: '0.1.0', files: 1 });
  expect(back.version).toBe(tenantData.version);
  await Promise.all([files.close(), elsewhere.close()]);
});

test('the last line of an archive contains the SHA-256 of all other lines', async () => {
  const lines = await example();
  const others = `${lines.slice(0, -1).join('\n')}\n`;
  expect(JSON.parse(lines.at(-1) ?? '')).toEqual({
    end: true,
    digest: createHash('sha256').update(others).digest('hex'),
  });
});

test('each long row is written in a turn of its own', async () => {
  const { tenantData, files } = await tenantDataWithFile();
  const text = 'long '.repeat(100_000);
  tenantData.transact(() => {
    for (const documentId of ['2', '3', '4']) tenantData.rows.texts.put({ documentId, text });
  });
  const lengths: number[] = [];
  for await (const piece of writeArchive({ tenantData, takenAt, kit: '0.1.0' }, files)) lengths.push(piece.length);
  expect(lengths.filter((length) => length > text.length)).toHaveLength(3);
  expect(Math.max(...lengths)).toBeLessThan(2 * text.length);
});

test('an archive may come in pieces of any size, and small pieces do not wait for a turn each', async () => {
  const text = (await example()).join('\n');
  const pieces = Array.from({ length: Math.ceil(text.length / 7) }, (_, at) =>
    Buffer.from(text.slice(at * 7, at * 7 + 7)),
  );
  let isRead = false;
  const reading = readArchive(Readable.from(pieces), new LocalFiles()).finally(() => {
    isRead = true;
  });
  let turns = 0;
  for (; !isRead; turns++) await nextTurn();
  const { tenantData } = await reading;
  expect(tenantData.rows.departments.list().map(({ name }) => name)).toEqual(['Treasury', 'Line\u2028break']);
  expect(turns).toBeLessThan(pieces.length / 10);
});

test('an archive of another format version is distinguished from a damaged archive', async () => {
  const lines = await example();
  const other = replace(lines, '"format"', (line) => line.replace('"version":1', '"version":2'));
  await expect(read(other.join('\n'))).rejects.toBeInstanceOf(ArchiveVersionFault);
});

test('an archive may have the highest data version', async () => {
  const lines = (await example()).with(-1, '{"end":true}');
  const highest = replace(lines, '"format"', (line) =>
    line.replace(/"worldVersion":\d+/, '"worldVersion":1000000000000000'),
  );
  expect((await read(highest.join('\n'))).tenantData.version).toBe(1e15);
});

test('a handwritten archive needs no digest', async () => {
  const lines = (await example()).map((line) => line.replace('Treasury', 'Trading')).with(-1, '{"end":true}');
  const { tenantData } = await read(lines.join('\n'));
  expect(tenantData.rows.departments.list()).toMatchObject([{ name: 'Trading' }, {}]);
});
