import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { at } from '../observe/exchange.ts';
import { sleep } from './send.ts';
import { parsed, type Work } from './session.ts';

export async function uploadOnce(work: Work): Promise<void> {
  try {
    await upload(work);
  } catch (error) {
    if (!work.breaks('robust-lost-reported')) throw error;
  }
}

export async function uploadAndDownload(work: Work): Promise<void> {
  const { session, breaks } = work;
  const id = await upload(work);
  while (!breaks('files-ready')) {
    if (at(await session.get(`/documents/${id}`), 'status') !== 'IN_PROGRESS') break;
    await sleep(100);
  }
  const download = (headers = {}) => session.answer({ method: 'GET', url: `/documents/${id}/content`, headers });
  const { headers } = await download();
  await download(breaks('files-etag') ? {} : { 'if-none-match': String(headers['etag']) });
}

async function upload(work: Work): Promise<string> {
  const { session, breaks, file } = work;
  const name = breaks('files-name') ? 'upload.txt' : basename(file);
  const type = breaks('files-type') ? 'image/png' : 'text/plain';
  const head = `--part\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  const parts = async function* () {
    const content = await contentOf(work);
    yield Buffer.from(head);
    yield* content;
    yield Buffer.from('\r\n--part--\r\n');
  };
  const headers = { 'content-type': 'multipart/form-data; boundary=part' };
  const sent = { method: 'POST', url: '/documents', headers, parts };
  return String(at(parsed(await session.answer(sent)), 'documentId'));
}

async function contentOf({ breaks, file }: Work): Promise<AsyncIterable<Buffer> | Buffer[]> {
  if (breaks('files-content')) return [Buffer.from(await readFile(file, 'latin1'), 'utf8')];
  return breaks('files-streamed') ? [await readFile(file)] : createReadStream(file);
}
