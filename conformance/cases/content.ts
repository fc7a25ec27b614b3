import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import type { Reply } from '../case/exchange.ts';

/** Whether a download is there: an answer that only says that it is not ready yet has none. */
export function hasContent({ ok, status, values }: Reply<Downloading>): boolean {
  return ok && status !== 202 && (values.content?.length ?? 0) > 0;
}

type Downloading =
  | 'exportUsers'
  | 'downloadDocument'
  | 'downloadProcessedDocument'
  | 'readUserImportErrors'
  | 'readUserImportSummaryErrors';

/** A ZIP archive: XLSX and ODS. */
const zip = Buffer.from('PK\u0003\u0004', 'latin1');
/** A compound file: XLS. */
const compoundFile = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/**
 * Whether a download is XLSX, ODS, XLS or CSV. CSV is told by its media type or, as that is often a general one, by a
 * delimiter in the first line, and has no markup.
 */
export function isSpreadsheet({ values: { content }, headers }: Reply<Downloading>): boolean {
  if (!content || content.length === 0) return false;
  const head = content.subarray(0, 4);
  if (head.equals(zip) || head.equals(compoundFile)) return true;
  const [line = ''] = content.subarray(0, 4096).toString('utf8').split(/\r?\n/, 1);
  const isDelimited = /[,;\t]/.test(line) || /^text\/(csv|tab-separated-values)\b/i.test(headers['content-type'] ?? '');
  return isDelimited && !/^\s*[<{[]/.test(line) && !line.includes('\0');
}

/** The text of a spreadsheet with its markup; undefined for XLS, which this project does not read. */
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
