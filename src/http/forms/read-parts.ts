import { isUtf8 } from 'node:buffer';
import { createRequire } from 'node:module';
import { Readable } from 'node:stream';
import { parse } from 'content-disposition';
import { Problem } from '../../contract/problem.ts';

/** One part of a multipart form. The next part arrives only after the caller has read all of `content`. */
export interface FormPart {
  name: string;
  fileName: string | undefined;
  /** The character set of a text, in lower case. Without a label, texts are UTF-8 (RFC 7578, 4.5). */
  charset: string;
  content: Readable;
}

type PartHeaders = Record<string, string[] | undefined>;

const maxHeaderPairs = 32;
const require = createRequire(import.meta.url);

/** RFC 7578. If `take` throws, discards the rest of the body, so that the connection can be reused. */
export function readParts(body: Readable, contentType: string, take: (part: FormPart) => Promise<void>): Promise<void> {
  const boundary = boundaryOf(contentType);
  // Loads the form parser with the first form, so that the sandbox starts faster.
  const { Dicer }: typeof import('@fastify/busboy') = require('@fastify/busboy');
  return new Promise((resolve, reject) => {
    const dicer = new Dicer({ boundary, maxHeaderPairs });
    const taken: Promise<void>[] = [];
    let headless = 0;
    const fail = (error: unknown) => {
      body.unpipe(dicer);
      body.resume();
      reject(error);
    };
    dicer.on('part', (part) => {
      headless += 1;
      // `dicer` itself reports an incomplete form, so errors of single form parts are ignored.
      part.on('error', () => undefined);
      part.once('header', (headers) => {
        headless -= 1;
        taken.push(Promise.resolve().then(() => take(partOf(headers as PartHeaders, part))));
        taken.at(-1)?.catch(fail);
      });
    });
    dicer.once('error', () => fail(malformed('it ends before the closing boundary of the form')));
    dicer.once('finish', () => {
      if (headless > 0) fail(malformed('a part has no headers'));
      else Promise.all(taken).then(() => resolve(), fail);
    });
    body.once('error', (error) => fail(error instanceof Problem ? error : malformed('it breaks off')));
    body.once('close', () => !body.readableEnded && fail(malformed('it breaks off')));
    body.pipe(dicer);
  });
}

function boundaryOf(contentType: string): string {
  const boundary = /;\s*boundary\s*=\s*(?:"((?:[^"\\]|\\.){1,70})"|([^\s;]{1,70}))/i.exec(contentType);
  const found = boundary?.[1]?.replace(/\\(.)/g, '$1') ?? boundary?.[2];
  if (found === undefined) throw malformed('Content-Type names no boundary');
  return found;
}

function partOf(headers: PartHeaders, content: Readable): FormPart {
  const [disposition] = headers['content-disposition'] ?? [];
  if (disposition === undefined) throw malformed('a part has no Content-Disposition');
  const { name, filename } = parse(readable(disposition), { multipart: true }).parameters;
  if (name === undefined || name === '') throw malformed('a part has no name');
  const label = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(headers['content-type']?.[0] ?? '');
  const charset = label?.[1]?.toLowerCase() ?? 'utf-8';
  const [encoding = 'binary'] = headers['content-transfer-encoding'] ?? [];
  return { name, fileName: filename, charset, content: decoded(content, encoding, malformed) };
}

/** The parser reads Latin-1, but most clients write UTF-8. Browsers write a quotation mark as `%22`, others `\"`. */
function readable(header: string): string {
  const bytes = Buffer.from(header, 'latin1');
  const text = isUtf8(bytes) ? bytes.toString('utf8') : header;
  return text.replace(/\\"(?!\s*(?:;|$))/g, '%22');
}

export function malformed(why: string): Problem {
  const detail = `the body must be multipart/form-data with the boundary that Content-Type names; ${why}`;
  return new Problem({ code: 'MALFORMED FORM', detail, source: { pointer: '' } });
}

const asTheyAre = ['7bit', '8bit', 'binary'];

type Fail = (why: string) => Error;

/** Decodes a part with the header Content-Transfer-Encoding, which RFC 7578 deprecates and some programs still send. */
function decoded(content: Readable, encoding: string, fail: Fail): Readable {
  const name = encoding.trim().toLowerCase();
  if (asTheyAre.includes(name)) return content;
  if (name === 'base64') return Readable.from(fromBase64(content, fail), { objectMode: false });
  if (name === 'quoted-printable') return Readable.from(fromQuotedPrintable(content, fail), { objectMode: false });
  throw fail(
    `a part has the Content-Transfer-Encoding ${JSON.stringify(encoding)}, but it must be ${asTheyAre.join(', ')}, base64 or quoted-printable`,
  );
}

async function* fromBase64(content: Readable, fail: Fail): AsyncGenerator<Buffer> {
  let [rest, isOver] = ['', false];
  for await (const chunk of content) {
    const text = rest + Buffer.from(chunk).toString('latin1').replace(/\s+/g, '');
    const isEncoded = /^[A-Za-z0-9+/]*={0,2}$/.test(text) && !(isOver && text !== '');
    if (!isEncoded) throw fail('a part has the Content-Transfer-Encoding base64, but other characters');
    const end = text.length - (text.length % 4);
    isOver = text.slice(0, end).endsWith('=');
    yield Buffer.from(text.slice(0, end), 'base64');
    rest = text.slice(end);
  }
  yield Buffer.from(rest, 'base64');
}

async function* fromQuotedPrintable(content: Readable, fail: Fail): AsyncGenerator<Buffer> {
  let rest = '';
  for await (const chunk of content) {
    const text = rest + Buffer.from(chunk).toString('latin1');
    const end = text.length - (/=[^=]{0,2}$/.exec(text)?.[0].length ?? 0);
    yield unquoted(text.slice(0, end), fail);
    rest = text.slice(end);
  }
  yield unquoted(rest, fail);
}

/** An equals sign stands before the two hexadecimal digits of a byte, or before a line break that is not meant. */
function unquoted(text: string, fail: Fail): Buffer {
  const plain = text.replace(/=([0-9A-Fa-f]{2}|\r?\n|)/g, (_, code: string) => {
    if (code === '') throw fail('a part has the Content-Transfer-Encoding quoted-printable, but "=" without a code');
    return code.includes('\n') ? '' : String.fromCharCode(Number.parseInt(code, 16));
  });
  return Buffer.from(plain, 'latin1');
}
