import { expect, test } from 'vitest';
import { LocalFiles } from '../../files/local-files.ts';
import { ArchiveFault } from './format.ts';
import { at, example, hash, read, replace } from './testing/example-archive.ts';

const broken: [name: string, change: (lines: string[]) => string[], message: RegExp][] = [
  ['no lines', () => [], /line 1: this is not an archive/],
  ['something else', () => ['{"users":[]}'], /line 1: this is not an archive/],
  ['no JSON', () => ['PK\u0003\u0004'], /line 1: it is not JSON/],
  [
    'another format version',
    (lines) => replace(lines, '"format"', (line) => line.replace('"version":1', '"version":2')),
    /line 1: kit version "0.1.0" wrote the archive with format version 2, but this kit version reads only format version 1/,
  ],
  [
    'a header without a tenant',
    (lines) => replace(lines, '"format"', (line) => line.replace('"tenant":"trial",', '')),
    /line 1: \/ of the header needs tenant/,
  ],
  ['an end cut off', (lines) => lines.slice(0, -1), /line \d+: the archive is incomplete: its end line is missing/],
  [
    'a line cut off',
    (lines) => [...lines.slice(0, 3), (lines[3] ?? '').slice(0, 20)],
    /line 4: it is not JSON, or was cut off/,
  ],
  [
    'an unknown collection',
    (lines) => lines.toSpliced(1, 0, '{"collection":"wishes","row":{}}'),
    /line 2: no collection is named "wishes"; the collections are settings, clock/,
  ],
  [
    'a row that is no object',
    (lines) => lines.toSpliced(1, 0, '{"collection":"users","row":5}'),
    /line 2: in a row of the collection "users", the row must be /,
  ],
  [
    'a folder whose parent is not there',
    (lines) =>
      replace(lines, '"format"', (line) => line.replace(/"folders":\d+/, '"folders":1')).toSpliced(
        1,
        0,
        '{"collection":"folders","row":{"id":"7","name":"a","parent":"9","path":"/a"}}',
      ),
    /line 2: in a row of the collection "folders", 7 has the ancestor 9, which does not exist/,
  ],
  [
    'a data version that cannot be incremented',
    (lines) =>
      replace(lines, '"format"', (line) => line.replace(/"worldVersion":\d+/, '"worldVersion":1000000000000001')),
    /line 1: \/worldVersion of the header must be a whole number from 0 to 1000000000000000, got 1000000000000001/,
  ],
  [
    'an empty kit version',
    (lines) => replace(lines, '"format"', (line) => line.replace('"kit":"0.1.0"', '"kit":""')),
    /line 1: \/kit of the header must be a text, got ""/,
  ],
  [
    'a row of the wrong shape',
    (lines) => replace(lines, 'Treasury', (line) => line.replace('"Treasury"', '7')),
    /line 3: in a row of the collection "departments", \/name must be a text, got 7/,
  ],
  [
    'a row with a member too many',
    (lines) => replace(lines, 'Treasury', (line) => line.replace('"name"', '"colour":"red","name"')),
    /line 3: in a row of the collection "departments", \/colour is unknown/,
  ],
  [
    'a job whose payload its work cannot read',
    (lines) =>
      lines.toSpliced(
        1,
        0,
        '{"collection":"jobs","row":{"id":"1","kind":"members","status":"queued","createdAt":"2026-01-15T09:00:00.000Z","startedAt":null,"completedAt":null,"result":null,"errors":[],"payload":{"departmentId":"1"},"plan":{"kind":"members","mode":"after","after":150,"polls":0,"outcome":"succeed","code":null},"polls":0}}',
      ),
    /line 2: in a row of the collection "jobs", \/payload needs operation/,
  ],
  [
    'a row twice',
    (lines) => lines.toSpliced(3, 0, lines[2] ?? ''),
    /line 4: a row of the collection "departments" has the key of an earlier row/,
  ],
  ['a row too few', (lines) => lines.toSpliced(3, 1), /the header announces 2 rows of departments, the archive has 1/],
  [
    'a parent that is not there',
    (lines) => replace(lines, 'Treasury', (line) => line.replace('"parentDepartment":null', '"parentDepartment":"9"')),
    /line 3: in a row of the collection "departments", 1 has the ancestor 9, which does not exist/,
  ],
  [
    'a tree in a circle',
    (lines) => replace(lines, 'Treasury', (line) => line.replace('"parentDepartment":null', '"parentDepartment":"2"')),
    /line 3: in a row of the collection "departments", 1 is its own ancestor/,
  ],
  [
    'a file that is missing',
    (lines) => lines.filter((line) => !/^{"(file|bytes)"/.test(line)),
    /the header announces 1 files/,
  ],
  [
    'no file, but a document with this file',
    (lines) =>
      replace(
        lines.filter((line) => !/^{"(file|bytes)"/.test(line)),
        '"format"',
        (line) => line.replace('"files":1', '"files":0'),
      ),
    /line \d+: the file [0-9a-f]{64} of document 1 is missing/,
  ],
  ...(['files', 'departments', 'worldVersion'] as const).flatMap((name) =>
    ['-1', '0.5', '"1"'].map((value): (typeof broken)[number] => [
      `a header with ${name} ${value}`,
      (lines) => replace(lines, '"format"', (line) => line.replace(new RegExp(`"${name}":\\d+`), `"${name}":${value}`)),
      new RegExp(`line 1: /(rows/)?${name} of the header must be a whole number from 0.*, got ${value}`),
    ]),
  ),
  [
    'a file twice',
    (lines) => lines.toSpliced(-1, 0, ...lines.filter((line) => /^{"(file|bytes)"/.test(line))),
    /line \d+: the file [0-9a-f]{64} is a duplicate/,
  ],
  ...['"7"', '1.5', 'null'].map((size): (typeof broken)[number] => [
    `a file of the size ${size}`,
    (lines) => replace(lines, '"file"', (line) => line.replace(/"size":\d+/, `"size":${size}`)),
    /line \d+: a file needs its SHA-256 in hex and its size in bytes/,
  ]),
  [
    'a file without a SHA-256',
    (lines) => replace(lines, '"file"', (line) => line.replace(/"file":"[0-9a-f]/, '"file":"x')),
    /line \d+: a file needs its SHA-256 in hex and its size in bytes/,
  ],
  [
    'bytes that are missing',
    (lines) => lines.toSpliced(at(lines, '"bytes"'), 1),
    /the file [0-9a-f]{64} has \d+ bytes, expected 144000/,
  ],
  [
    'bytes that are others',
    (lines) => replace(lines, '"bytes"', (line) => line.replace('d2hhdCB3YXMg', 'WHHdCB3YXMg')),
    /line \d+: the (bytes of the )?file/,
  ],
  ['bytes of no file', (lines) => lines.toSpliced(1, 0, '{"bytes":"AAAA"}'), /line 2: file bytes must follow a line/],
  [
    'a letter of a name that is another',
    (lines) => replace(lines, 'Treasury', (line) => line.replace('Treasury', 'Treasurz')),
    /line \d+: the archive was changed since it was written: its end line has the digest "[0-9a-f]{64}"/,
  ],
  [
    'a tenant that no tenant can be',
    (lines) => replace(lines, '"format"', (line) => line.replace('"trial"', '"../trial"')),
    /line 1: \/tenant of the header must be lower-case letters and digits/,
  ],
  ['something after the end', (lines) => [...lines, '{"end":true}'], /no line may follow the end line/],
  ['a line that says nothing', (lines) => lines.toSpliced(1, 0, '[]'), /line 2: it must be a row, a file/],
];

test.each(broken)('an archive with %s is refused, and none of its files is stored', async (_name, change, message) => {
  const files = new LocalFiles();
  const failure = await read(change(await example()).join('\n'), files).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ArchiveFault);
  expect(String(failure)).toMatch(message);
  expect(() => files.open(hash)).toThrow(hash);
});
