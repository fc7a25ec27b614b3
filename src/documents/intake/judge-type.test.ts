import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { compoundFileOf } from '../testing/files.ts';
import { judgeType } from './judge-type.ts';

const judge = (name: string, bytes: Buffer) => judgeType(name, (from, to) => Readable.from([bytes.subarray(from, to)]));

const word = compoundFileOf('WordDocument');
const excel = compoundFileOf('Workbook');
const locked = compoundFileOf('EncryptionInfo', 'EncryptedPackage');

test.each([
  ['a.doc', word, 'doc'],
  ['A.DOC', compoundFileOf('1Table', 'Data', 'Macros', 'VBA', 'WordDocument'), 'doc'],
  ['a.xls', excel, 'xls'],
  ['a.xls', compoundFileOf('Book'), 'xls'],
  ['a.docx', locked, 'docx'],
  ['a.xlsx', locked, 'xlsx'],
])('%s that is one is taken', async (name, bytes, type) => {
  expect(await judge(name, bytes)).toBe(type);
});

test.each([
  ['a.doc', excel, 'got XLS'],
  ['a.xls', word, 'got DOC'],
  ['a.doc', compoundFileOf('PowerPoint Document'), 'neither DOC nor XLS'],
  ['a.doc', locked, 'with a password'],
  ['a.docx', word, 'got DOC'],
  ['a.xlsx', word, 'got DOC'],
  ['a.pdf', word, 'got DOC'],
  ['a.txt', word, 'got DOC'],
  ['a.doc', word.subarray(0, 600), 'neither DOC nor XLS'],
  ['a.doc', word.subarray(0, 100), 'neither DOC nor XLS'],
  ['a.doc', Buffer.from('plain text'), 'got text'],
])('%s that is something else is refused', async (name, bytes, why) => {
  await expect(judge(name, bytes)).rejects.toThrow(why);
});

test('reading a circular directory ends', async () => {
  const circle = compoundFileOf('Other');
  circle.writeUInt32LE(1, 512 + 4);
  await expect(judge('a.doc', circle)).rejects.toThrow('neither DOC nor XLS');
});
