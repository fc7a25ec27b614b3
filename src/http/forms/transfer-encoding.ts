import { Readable } from 'node:stream';

const asTheyAre = ['7bit', '8bit', 'binary'];

type Fail = (why: string) => Error;

/** Decodes a part with the header Content-Transfer-Encoding, which RFC 7578 deprecates and some programs still send. */
export function decoded(content: Readable, encoding: string, fail: Fail): Readable {
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
