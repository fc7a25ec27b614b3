import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import type { Reply } from '../case/exchange.ts';
import { textIn, textsOfTable } from '../session/observe.ts';

export function hasContent({ ok, status, values }: Reply<Downloading>): boolean {
  return ok && status !== 202 && (values.content?.length ?? 0) > 0;
}

/**
 * A complete download can differ from the upload, because some targets rewrite files or add a watermark. A download
 * that has the length of the upload but other bytes counts as damaged.
 */
export function isWholeFile(download: Buffer | null | undefined, upload: Buffer): boolean {
  if (!download || download.length === 0) return false;
  if (download.equals(upload)) return true;
  const isSameFormat = download.subarray(0, 4).equals(upload.subarray(0, 4));
  const isDamaged = download.length === upload.length || upload.includes(download);
  return isSameFormat && !isDamaged && hasEnd(download);
}

function hasEnd(file: Buffer): boolean {
  return !file.subarray(0, 4).equals(Buffer.from('%PDF')) || file.subarray(-1024).includes('%%EOF');
}

type Downloading =
  | 'exportUsers'
  | 'downloadDocument'
  | 'downloadProcessedDocument'
  | 'readUserImportErrors'
  | 'readUserImportSummaryErrors';

/** The first bytes of a ZIP archive. */
const zip = Buffer.from('PK\u0003\u0004', 'latin1');
/** The first bytes of an OLE compound file. */
const compoundFile = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

export function isSpreadsheet({ values: { content }, headers }: Reply<Downloading>): boolean {
  if (!content || content.length === 0) return false;
  if (isBinarySpreadsheet(content)) return true;
  const [line = ''] = textIn(content).split(/[\r\n]/, 1);
  const isDelimited =
    /[,;\t|]/.test(line) || /^text\/(csv|tab-separated-values)\b/i.test(headers['content-type'] ?? '');
  return isDelimited && !/^\s*[<{[]/.test(line) && !line.includes('\0');
}

/** Returns whether a file starts with the first bytes of an XLSX, ODS or XLS file. */
export function isBinarySpreadsheet(content: Buffer): boolean {
  const head = content.subarray(0, 4);
  return head.equals(zip) || head.equals(compoundFile);
}

/** Returns undefined if the file is an XLS file or contains a very large XML file. */
export async function textOf({ values: { content } }: Pick<Reply<Downloading>, 'values'>): Promise<string | undefined> {
  if (!content || content.subarray(0, 4).equals(compoundFile)) return undefined;
  const isArchive = content.subarray(0, 4).equals(zip);
  const xml = isArchive ? await xmlIn(content) : textIn(content);
  if (xml === undefined) return undefined;
  return (await textsOfTable(content))?.join('\n') ?? withoutMarkup(xml);
}

const mostBytes = 50_000_000;

/** Returns undefined if one of the files is too large. */
async function xmlIn(archive: Buffer): Promise<string | undefined> {
  const file = await fromBufferPromise(archive, { lazyEntries: true });
  let text = '';
  for await (const entry of file.eachEntry()) {
    if (!entry.fileName.endsWith('.xml')) continue;
    if (entry.uncompressedSize > mostBytes) return undefined;
    text += (await buffer(await file.openReadStreamPromise(entry))).toString('utf8');
  }
  return text;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', apos: "'", quot: '"' };

function withoutMarkup(xml: string): string {
  return xml.replaceAll(/<[^>]*>/g, '\n').replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hex, number, name) => {
    if (name) return entities[name] ?? all;
    const sign = hex ? Number.parseInt(hex, 16) : Number(number);
    return sign <= 0x10ffff ? String.fromCodePoint(sign) : all;
  });
}
