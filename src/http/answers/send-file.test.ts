import fastify from 'fastify';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { openSandbox } from '../../../testing/sandbox/sandbox.ts';
import { operationTable } from '../../contract/operation.ts';
import { LocalFiles } from '../../files/local-files.ts';
import { sendFile, wantedRange } from './send-file.ts';

const { app, as } = openSandbox();
let token: string;
beforeAll(async () => {
  token = (await as('aurora', 'user')).token;
});

const download = (headers: Record<string, string> = {}, place = 'content') =>
  app.inject({ url: `/documents/1/${place}`, headers: { authorization: `Bearer ${token}`, ...headers } });

test('a file is sent with its length, its name and its entity tag', async () => {
  const { statusCode, headers, rawPayload } = await download();
  expect([statusCode, headers['content-length'], headers['accept-ranges']]).toEqual([
    200,
    String(rawPayload.length),
    'bytes',
  ]);
  expect(headers['etag']).toMatch(/^"[0-9a-f]{64}"$/);
  expect(headers['content-disposition']).toMatch(/^attachment; filename=/);
});

test('a part of a file is sent with its place in the file', async () => {
  const { rawPayload: whole } = await download();
  const { statusCode, headers, rawPayload } = await download({ range: 'bytes=2-5' });
  expect([statusCode, headers['content-range'], headers['content-length']]).toEqual([
    206,
    `bytes 2-5/${whole.length}`,
    '4',
  ]);
  expect(rawPayload).toEqual(whole.subarray(2, 6));
});

test('a part after the end of the file is refused with the length of the file', async () => {
  const { length } = (await download()).rawPayload;
  const { statusCode, headers, payload } = await download({ range: `bytes=${length}-` });
  expect([statusCode, headers['content-range'], JSON.parse(payload)]).toEqual([
    416,
    `bytes */${length}`,
    {
      code: 'RANGE NOT SATISFIABLE',
      about: '/_sandbox/docs/register/errors.html#documents-range-not-satisfiable',
      error: `Range must begin before byte ${length}, got "bytes=${length}-"`,
      details: [{ parameter: 'Range', message: expect.any(String) }],
    },
  ]);
});

test('a file that the client already has is not sent again', async () => {
  const etag = String((await download()).headers['etag']);
  const { statusCode, headers, payload } = await download({ 'if-none-match': etag });
  expect([statusCode, headers['etag'], payload]).toEqual([304, etag, '']);
  expect((await download({ 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test('a part of a generated file is sent like a part of a stored file', async () => {
  const { rawPayload: whole, headers: all } = await download({}, 'processed');
  expect([all['accept-ranges'], all['content-length']]).toEqual(['bytes', String(whole.length)]);
  const { statusCode, headers, rawPayload } = await download({ range: 'bytes=-4' }, 'processed');
  expect([statusCode, headers['content-range'], headers['etag']]).toEqual([
    206,
    `bytes ${whole.length - 4}-${whole.length - 1}/${whole.length}`,
    all['etag'],
  ]);
  expect(rawPayload).toEqual(whole.subarray(-4));
});

test('without status 206 in the contract, the whole file is sent', async () => {
  const server = fastify();
  onTestFinished(() => server.close());
  const { 206: _, ...answers } = operationTable.downloadDocument.answers;
  const entry = { ...operationTable.downloadDocument, answers };
  const content = { make: async () => Buffer.from('ten bytes.') };
  const file = { name: 'a.txt', mediaType: 'text/plain', content };
  server.get('/', (request, reply) => sendFile(request, reply, entry, { status: 200, file }, new LocalFiles()));
  const { statusCode, headers, payload } = await server.inject({ url: '/', headers: { range: 'bytes=0-3' } });
  expect([statusCode, headers['content-length'], payload]).toEqual([200, '10', 'ten bytes.']);
  expect(headers['content-disposition']).toBe('attachment; filename=a.txt');
});

const part = (start: number, end: number) => ({ kind: 'part', start, end });

test.each([
  [{}, { kind: 'whole' }],
  [{ range: 'bytes=0-3' }, part(0, 4)],
  [{ range: 'bytes=4-' }, part(4, 10)],
  [{ range: 'bytes=-4' }, part(6, 10)],
  [{ range: 'bytes=-40' }, part(0, 10)],
  [{ range: 'bytes=0-99' }, part(0, 10)],
  [{ range: 'bytes=9-9' }, part(9, 10)],
  [{ range: 'bytes=10-' }, { kind: 'unsatisfiable' }],
  [{ range: 'bytes=-0' }, { kind: 'unsatisfiable' }],
  [{ range: 'bytes=5-2' }, { kind: 'whole' }],
  [{ range: 'bytes=0-1,3-4' }, { kind: 'whole' }],
  [{ range: 'lines=0-1' }, { kind: 'whole' }],
  [{ range: 'bytes=-' }, { kind: 'whole' }],
  [{ range: 'bytes= - ' }, { kind: 'whole' }],
  [{ range: 'bytes=5' }, { kind: 'whole' }],
  [{ range: 'bytes=' }, { kind: 'whole' }],
  [{ range: 'bytes=1-2-3' }, { kind: 'whole' }],
  [{ range: 'bytes=1-x' }, { kind: 'whole' }],
  [{ range: 'bytes=x-1' }, { kind: 'whole' }],
  [{ range: 'Bytes= 1 - 2 ' }, part(1, 3)],
  [{ range: 'bytes=3-3' }, part(3, 4)],
  [{ range: 'a bytes=3-3' }, { kind: 'whole' }],
  [{ 'if-none-match': '"a"' }, { kind: 'nothing' }],
  [{ 'if-none-match': '"b", W/"a"', range: 'bytes=0-3' }, { kind: 'nothing' }],
  [{ 'if-none-match': '*' }, { kind: 'nothing' }],
  [{ 'if-none-match': '"b"', range: 'bytes=0-3' }, part(0, 4)],
  [{ 'if-range': '"a"', range: 'bytes=0-3' }, part(0, 4)],
  [{ 'if-range': '"b"', range: 'bytes=0-3' }, { kind: 'whole' }],
])('of ten bytes with the tag "a", %j wants %j', (headers, wanted) => {
  expect(wantedRange(headers, '"a"', 10)).toEqual(wanted);
});

test.each([' ', '\t', '0', '-', ','])(
  'a Range header of %j over and over costs time that grows with its length alone',
  (piece) => {
    const cpuOf = (length: number) => {
      const before = process.threadCpuUsage().user;
      wantedRange({ range: `bytes=1${piece.repeat(length)}x` }, '"a"', 10);
      return process.threadCpuUsage().user - before;
    };
    cpuOf(8_000);
    // If the CPU time grew quadratically, a header of eight times the length would take 64 times as long.
    expect(cpuOf(64_000)).toBeLessThan(25 * Math.max(cpuOf(8_000), 1_000));
  },
);
