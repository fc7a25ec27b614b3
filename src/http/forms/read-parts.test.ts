import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { Problem } from '../../contract/problem.ts';
import { type FormPart, readParts } from './read-parts.ts';

const bodyOf = (boundary: string, ...headers: string[]) =>
  Readable.from(
    [`${headers.map((each) => `--${boundary}\r\n${each}\r\n\r\ncontent\r\n`).join('')}--${boundary}--\r\n`],
    {
      objectMode: false,
    },
  );
const named = 'Content-Disposition: form-data; name="note"';

async function partsOf(body: Readable, contentType: string) {
  const parts: (Omit<FormPart, 'content'> & { content: string })[] = [];
  await readParts(body, contentType, async ({ content, ...about }) => {
    parts.push({ ...about, content: await text(content) });
  });
  return parts;
}

const note = { name: 'note', fileName: undefined, charset: 'utf-8', content: 'content' };
const longest = 'b'.repeat(70);

test.each([
  ['multipart/form-data; boundary=cut', 'cut'],
  ['multipart/form-data;boundary=cut', 'cut'],
  ['multipart/form-data; \t boundary=cut', 'cut'],
  ['multipart/form-data; Boundary=cut; charset=utf-8', 'cut'],
  ['multipart/form-data; charset=utf-8; boundary=cut', 'cut'],
  ['multipart/form-data; boundary="a cut; of words"', 'a cut; of words'],
  ['Multipart/Form-Data; BOUNDARY = "a\\ \\"cut\\""', 'a "cut"'],
  [`multipart/form-data; boundary=${longest}`, longest],
  [`multipart/form-data; boundary="${longest}"`, longest],
])('with the content type %s a form is read', async (contentType, boundary) => {
  expect(await partsOf(bodyOf(boundary, named), contentType)).toEqual([note]);
});

test.each(['multipart/form-data', 'multipart/form-data; boundary='])(
  'the content type %s is refused, because it names no boundary',
  async (contentType) => {
    const reading = async () => partsOf(bodyOf('', named), contentType);
    await expect(reading()).rejects.toThrow('Content-Type names no boundary');
  },
);

test.each([
  ['Content-Type: text/plain', 'a part has no Content-Disposition'],
  ['Content-Disposition: form-data', 'a part has no name'],
  ['Content-Disposition: form-data; name=""', 'a part has no name'],
])('a part with the header %s is refused', async (header, reason) => {
  const error = await partsOf(bodyOf('cut', header), 'multipart/form-data; boundary=cut').catch((thrown) => thrown);
  expect(error).toBeInstanceOf(Problem);
  expect(error.violations[0].detail).toBe(
    `the body must be multipart/form-data with the boundary that Content-Type names; ${reason}`,
  );
});

test.each([
  ['a browser', 'Content-Disposition: form-data; name="file"; filename="a %221%22 €.txt"'],
  ['Go', 'Content-Disposition: form-data; name="file"; filename="a \\"1\\" €.txt"\r\nContent-Type: text/plain'],
  ['a client that folds lines', 'Content-Disposition: form-data;\r\n name="file";\r\n\tfilename="a \\"1\\" €.txt"'],
  ['a client with mixed case', 'content-DISPOSITION:Form-Data;Name="file";FileName="a %221%22 €.txt"'],
  [
    'a client with more parameters',
    'Content-Disposition: form-data; size=7; name=file; filename="a \\"1\\" €.txt"; x=y',
  ],
  ['urllib3', `Content-Disposition: form-data; name="file"; filename*=utf-8''a%20%221%22%20%E2%82%AC.txt`],
  [
    'a client with both names',
    `Content-Disposition: form-data; name=file; filename=a; filename*=UTF-8''a%20%221%22%20%E2%82%AC.txt`,
  ],
])('%s names the file', async (_client, header) => {
  const [part] = await partsOf(bodyOf('cut', header), 'multipart/form-data; boundary=cut');
  expect(part).toMatchObject({ name: 'file', fileName: 'a "1" €.txt' });
});

test('a file name in Latin-1 is read, with a text before and after the form', async () => {
  const form = '--cut\r\nContent-Disposition: form-data; name="file"; filename="Größe.txt"\r\n\r\ncontent\r\n--cut--';
  const body = Readable.from([Buffer.from(`before\r\n${form}\r\nafter`, 'latin1')], { objectMode: false });
  expect(await partsOf(body, 'multipart/form-data; boundary=cut')).toEqual([
    { name: 'file', fileName: 'Größe.txt', charset: 'utf-8', content: 'content' },
  ]);
});

test('a form is complete only after the last part was processed, even if the body is closed earlier', async () => {
  const body = bodyOf('cut', named, named);
  const processed: string[] = [];
  await readParts(body, 'multipart/form-data; boundary=cut', async ({ name, content }) => {
    await text(content);
    if (!body.closed) await new Promise((resolve) => body.once('close', resolve));
    await new Promise(setImmediate);
    processed.push(name);
  });
  expect(processed).toEqual(['note', 'note']);
});

test.each([
  ['closed', undefined],
  ['broken', new Error('ECONNRESET')],
])('a body that is %s before its end is refused', async (_what, error) => {
  const body = new PassThrough();
  body.write(`--cut\r\n${named}\r\n\r\ncont`);
  const reading = partsOf(body, 'multipart/form-data; boundary=cut');
  body.destroy(error);
  await expect(reading).rejects.toThrow('it breaks off');
});

test('a refusal while the body arrives keeps its reason', async () => {
  const body = new PassThrough();
  const refusal = new Problem({ code: 'BODY TOO LARGE', detail: 'too large', source: { pointer: '' } });
  const reading = partsOf(body, 'multipart/form-data; boundary=cut');
  body.destroy(refusal);
  await expect(reading).rejects.toBe(refusal);
});

test('after an error the rest of the body is read and ignored, so that the connection can be used again', async () => {
  const body = new PassThrough();
  const refused = new Error('the part is not accepted');
  const reading = readParts(body, 'multipart/form-data; boundary=cut', async () => {
    throw refused;
  });
  body.write(`--cut\r\n${named}\r\n\r\nbegin`);
  await expect(reading).rejects.toBe(refused);
  body.end(Buffer.alloc(1_000_000, 'x'));
  await new Promise((resolve) => body.once('end', resolve));
  expect(body.readableLength).toBe(0);
});
