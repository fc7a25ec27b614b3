import { PassThrough, Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { Problem } from '../../contract/problem.ts';
import { readForm, requirePossibleLength } from './read-form.ts';
import { memoryFiles } from './testing/memory-files.ts';

const files = memoryFiles();
const rules = {
  parts: { file: { kind: 'file', isRequired: true }, note: { kind: 'text', isRequired: false } } as const,
  limit: 100,
  tooLarge: 'DOCUMENT TOO LARGE' as const,
  store: files,
};
const contentType = 'multipart/form-data; boundary=cut';
const file = (content: string, name = 'a.txt') => `form-data; name="file"; filename="${name}"\r\n\r\n${content}`;
const text = (name: string, content: string) => `form-data; name="${name}"\r\n\r\n${content}`;
const form = (...parts: string[]) =>
  `${parts.map((part) => `--cut\r\nContent-Disposition: ${part}\r\n`).join('')}--cut--\r\n`;

/** Reads a form whose body arrives in pieces of a few bytes, so that every boundary is split. */
function read(body: string, type = contentType, pieces = 5) {
  const bytes = Buffer.from(body);
  const chunks = Array.from({ length: Math.ceil(bytes.length / pieces) }, (_, index) =>
    bytes.subarray(index * pieces, (index + 1) * pieces),
  );
  return readForm(Readable.from(chunks, { objectMode: false }), type, rules);
}

test('a body may announce the size of the file, 1 MiB of texts, and the headers of each part', () => {
  const longest = rules.limit + 1024 * 1024 + 2 * 16 * 1024;
  requirePossibleLength(longest, rules);
  expect(() => requirePossibleLength(longest + 1, rules)).toThrow(Problem);
});

test('a form without texts may not announce the size of texts', () => {
  const onlyFile = { ...rules, parts: { file: rules.parts.file } };
  expect(() => requirePossibleLength(rules.limit + 1024 * 1024, onlyFile)).toThrow('Content-Length is 1048676');
});

test.each([1, 2, 7, 1_000])('a form in pieces of %i bytes is read whole', async (pieces) => {
  const body = form(text('note', 'ä b\r\nc'), file('12\r\n--cu\r\n34', 'Müller & Söhne.txt'));
  const { files: found, texts } = await read(body, contentType, pieces);
  expect(texts).toEqual({ note: 'ä b\r\nc' });
  expect([found[0]?.name, files.contents.get(found[0]?.stored.hash ?? '')]).toEqual([
    'Müller & Söhne.txt',
    '12\r\n--cu\r\n34',
  ]);
});

test('text after a file name does not change it', async () => {
  const [found] = (await read(form('form-data; name="file"; filename="../a;b %22c%22.txt"\r\n\r\nx'))).files;
  expect(found?.name).toBe('../a;b "c".txt');
});

const why = (reason: string) =>
  `MALFORMED FORM: the body must be multipart/form-data with the boundary that Content-Type names; ${reason}`;

test.each([
  ['no file', form(text('note', 'x')), 'MISSING VALUE: /file is required, but the form has no such part'],
  ['an empty file', form(file('')), 'INVALID VALUE: /file must have at least one byte, but is empty'],
  [
    'an empty text',
    form(file('x'), text('note', '')),
    'INVALID VALUE: /note must have at least one character, but is empty',
  ],
  ['two files', form(file('x'), file('y')), 'REPEATED PARAMETER: /file may appear only once in the form'],
  [
    'a part that is unknown',
    form(file('x'), text('more', 'y')),
    'UNKNOWN PROPERTY: /more is unknown; the form accepts only file, note',
  ],
  [
    'a part named like a property of every object',
    form(file('x'), text('constructor', 'y')),
    'UNKNOWN PROPERTY: /constructor is unknown; the form accepts only file, note',
  ],
  ['a file that is too large', form(file('x'.repeat(101))), 'DOCUMENT TOO LARGE: /file must have at most 100 bytes'],
  ['no part', '--cut--\r\n', 'MISSING VALUE: /file is required, but the form has no such part'],
  ['nothing', '', why('it ends before the closing boundary of the form')],
  [
    'a part whose name has the characters of a pointer',
    form(file('x'), text('more~/', 'y')),
    'UNKNOWN PROPERTY: /more~0~1 is unknown; the form accepts only file, note',
  ],
  [
    'no closing boundary',
    form(file('x')).replace('--cut--', ''),
    why('it ends before the closing boundary of the form'),
  ],
  ['a part without a name', form('form-data\r\n\r\nx'), why('a part has no name')],
  ['an end within a part', form(file('x')).slice(0, 60), why('it ends before the closing boundary of the form')],
  ['a part without headers', '--cut\r\nx\r\n--cut--\r\n', why('a part has no headers')],
  ['a part without a disposition', '--cut\r\nX: y\r\n\r\nx\r\n--cut--\r\n', why('a part has no Content-Disposition')],
])('the refusal of a form with %s says what is wrong', async (_what, body, message) => {
  await expect(read(body)).rejects.toMatchObject({ message });
});

test('all faults of a form are listed', async () => {
  const places = [{ pointer: '/x' }, { pointer: '/note' }, { pointer: '/file' }];
  const violations = places.map((source) => expect.objectContaining({ source }));
  await expect(read(form(text('x', 'y'), text('note', '')))).rejects.toMatchObject({ violations });
});

test.each([
  ['in a text', [text('note', 'x'.repeat(1024 * 1024 + 1))]],
  ['in an unknown part', [file('x'), text('more', 'x'.repeat(1024 * 1024 + 1))]],
  ['in two texts together', [text('note', 'x'.repeat(1024 * 1024)), text('more', 'x')]],
])('more than a MiB %s is refused', async (_where, parts) => {
  const limit = 'all form parts except the file must together have at most 1048576 bytes';
  await expect(read(form(...parts), contentType, 65_536)).rejects.toThrow(`BODY TOO LARGE: ${limit}`);
});

test('a file and a text of the maximum size are read', async () => {
  const body = form(file('x'.repeat(100)), text('note', 'x'.repeat(1024 * 1024)));
  const { files: found, texts } = await read(body, contentType, 65_536);
  expect([found[0]?.stored.size, texts['note']?.length]).toEqual([100, 1024 * 1024]);
});

test('a text that is no UTF-8 is refused', async () => {
  const [head = '', tail = ''] = form(file('x'), text('note', '|')).split('|');
  const body = Buffer.concat([Buffer.from(head), Buffer.from([0xff]), Buffer.from(tail)]);
  const reading = readForm(Readable.from([body], { objectMode: false }), contentType, rules);
  await expect(reading).rejects.toThrow('INVALID VALUE: /note must be text in UTF-8, it is not');
});

test('a text in the character set that its part names is read', async () => {
  const note = (charset: string) => `form-data; name="note"\r\nContent-Type: text/plain; charset=${charset}\r\n\r\né`;
  const readIn = (charset: string) =>
    readForm(
      Readable.from([Buffer.from(form(file('x'), note(charset)), 'latin1')], { objectMode: false }),
      contentType,
      rules,
    );
  expect((await readIn('"ISO-8859-1"')).texts).toEqual({ note: 'é' });
  await expect(readIn('utf-8')).rejects.toThrow('INVALID VALUE: /note must be text in UTF-8, it is not');
  await expect(readIn('no-such')).rejects.toThrow('INVALID VALUE: /note must be text in NO-SUCH, it is not');
});

test('a stored file is released when a later part is invalid', async () => {
  files.released.length = 0;
  await expect(read(form(file('kept'), text('x', 'y')))).rejects.toThrow('UNKNOWN PROPERTY');
  expect(files.released).toEqual(['kept']);
});

test('a form may have several files under any name, and an optional file may be absent', async () => {
  const parts = {
    annex: { kind: 'file', isRequired: true },
    seal: { kind: 'file', isRequired: true },
    cover: { kind: 'file', isRequired: false },
  } as const;
  const named = (name: string) => `form-data; name="${name}"; filename="${name}.pdf"\r\n\r\n${name}`;
  const body = () => Readable.from([Buffer.from(form(named('seal'), named('annex')))], { objectMode: false });
  const { files: found } = await readForm(body(), contentType, { ...rules, parts });
  expect(found.map(({ part, name }) => [part, name]).sort()).toEqual([
    ['annex', 'annex.pdf'],
    ['seal', 'seal.pdf'],
  ]);
  const stricter = { ...parts, cover: { kind: 'file', isRequired: true } } as const;
  files.released.length = 0;
  await expect(readForm(body(), contentType, { ...rules, parts: stricter })).rejects.toThrow('MISSING VALUE');
  expect(files.released.sort()).toEqual(['annex', 'seal']);
});

test.each([
  ['is empty', file(''), ''],
  ['is too large', file('x'.repeat(101)), ''],
])('an upload that %s is discarded', async (_what, part, received) => {
  files.discarded.length = 0;
  await expect(read(form(part), contentType, 65_536)).rejects.toThrow(Problem);
  expect(files.discarded).toEqual([received]);
});

test('an upload is not stored if the connection breaks while its last bytes are written', async () => {
  const store = memoryFiles();
  const [written, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = () => {
    const intake = store.receive();
    const write = async (chunk: Buffer) => {
      await intake.write(chunk);
      written.resolve();
      await gate.promise;
    };
    return { ...intake, write };
  };
  const body = new PassThrough();
  body.write(form(file('received'), text('note', 'x')).replace('--cut--', ''));
  const reading = readForm(body, contentType, { ...rules, store: { ...store, receive: slow } });
  await written.promise;
  body.destroy();
  await expect(reading).rejects.toThrow('it breaks off');
  gate.resolve();
  await new Promise(setImmediate);
  expect([store.discarded, [...store.contents.values()]]).toEqual([['received'], []]);
});

const encoded = (encoding: string, content: string) =>
  `form-data; name="file"; filename="a.txt"\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${content}`;

test.each([
  ['base64', 'aGVsbG8g\r\nd29sdmVyaW5l', 'hello wolverine'],
  ['base64', 'aGVsbG8=', 'hello'],
  ['BASE64', 'aGVsbG8', 'hello'],
  ['base64', Buffer.from('ä'.repeat(40)).toString('base64'), 'ä'.repeat(40)],
  ['quoted-printable', 'M=C3=BCller and a very long=\r\n line =3D\r\nend', 'Müller and a very long line =\r\nend'],
  ['8bit', 'Müller=', 'Müller='],
  ['binary', 'aGVsbG8=', 'aGVsbG8='],
])('a part in %s is decoded: %j', async (encoding, content, text) => {
  for (const pieces of [1, 5, 10_000]) {
    const [found] = (await read(form(encoded(encoding, content)), contentType, pieces)).files;
    expect(files.contents.get(found?.stored.hash ?? '')).toBe(text);
  }
});

test.each([
  ['base64', 'hello, wolverine', 'a part has the Content-Transfer-Encoding base64, but other characters'],
  ['base64', 'aGVsbG8=aGVsbG8=', 'base64, but other characters'],
  ['quoted-printable', '50=x', 'quoted-printable, but "=" without a code'],
  ['x-gzip', 'x', '"x-gzip", but it must be 7bit, 8bit, binary, base64 or quoted-printable'],
])('a part that is not in %s as it says is refused: %j', async (encoding, content, message) => {
  for (const pieces of [5, 10_000])
    await expect(read(form(encoded(encoding, content)), contentType, pieces)).rejects.toThrow(message);
});

test.each([
  [100, 'UNKNOWN PROPERTY'],
  [101, 'BODY TOO LARGE'],
])('a form of %d parts is refused with the error code %s', async (count, code) => {
  const part = (at: number) => `--b\r\nContent-Disposition: form-data; name="p${at}"\r\n\r\n\r\n`;
  const body = Readable.from([Buffer.from(`${Array.from({ length: count }, (_, at) => part(at)).join('')}--b--\r\n`)]);
  const reading = readForm(body, 'multipart/form-data; boundary=b', {
    parts: {},
    limit: 10,
    tooLarge: 'BODY TOO LARGE',
    store: memoryFiles(),
  });
  const { violations } = await reading.catch((error) => error);
  expect(violations[0].code).toBe(code);
});
