import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import type { Reply } from '../case/exchange.ts';

/** Whether a download has content. A response that only says "not ready yet" has none. */
export function hasContent({ ok, status, values }: Reply<Downloading>): boolean {
  return ok && status !== 202 && (values.content?.length ?? 0) > 0;
}

type Downloading =
  | 'exportUsers'
  | 'downloadDocument'
  | 'downloadProcessedDocument'
  | 'readUserImportErrors'
  | 'readUserImportSummaryErrors';

/** The signature of a ZIP archive: XLSX and ODS. */
const zip = Buffer.from('PK\u0003\u0004', 'latin1');
/** The signature of a compound file: XLS. */
const compoundFile = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/**
 * Whether a download is XLSX, ODS, XLS or CSV. CSV is recognized by its media type, or by a delimiter in the first
 * line if the media type is general, and contains no markup.
 */
export function isSpreadsheet({ values: { content }, headers }: Reply<Downloading>): boolean {
  if (!content || content.length === 0) return false;
  const head = content.subarray(0, 4);
  if (head.equals(zip) || head.equals(compoundFile)) return true;
  const [line = ''] = content.subarray(0, 4096).toString('utf8').split(/\r?\n/, 1);
  const isDelimited = /[,;\t]/.test(line) || /^text\/(csv|tab-separated-values)\b/i.test(headers['content-type'] ?? '');
  return isDelimited && !/^\s*[<{[]/.test(line) && !line.includes('\0');
}

/** The text of a spreadsheet with its markup; undefined for XLS, which this project does not parse. */
export async function textOf({ values: { content } }: Reply<Downloading>): Promise<string | undefined> {
  if (!content || content.subarray(0, 4).equals(compoundFile)) return undefined;
  return content.subarray(0, 4).equals(zip) ? textIn(content) : content.toString('utf8');
}

const mostBytes = 50_000_000;

async function textIn(archive: Buffer): Promise<string> {
  const file = await fromBufferPromise(archive, { lazyEntries: true });
  let text = '';
  for await (const entry of file.eachEntry()) {
    if (!entry.fileName.endsWith('.xml') || entry.uncompressedSize > mostBytes) continue;
    text += (await buffer(await file.openReadStreamPromise(entry))).toString('utf8');
  }
  return text;
}
