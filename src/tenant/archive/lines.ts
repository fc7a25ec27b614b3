import { createHash } from 'node:crypto';
import { deepest, hasMoreValues, isTooDeep } from '../../contract/json-size.ts';
import { nextTurn } from '../slices.ts';
import { ArchiveFault } from './format.ts';

/** Bytes. */
const longestLine = 16 * 1024 * 1024;

const lineFeed = 10;
const decoder = new TextDecoder('utf-8', { fatal: true });

interface Line {
  line: number;
  value: unknown;
  /** Bytes. */
  length: number;
  /** The SHA-256 of all previous lines in hexadecimal. */
  digestBefore: () => string;
}

/** Throws `ArchiveFault` if a line is too long or is not valid JSON. */
export async function* jsonLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<Line> {
  const digest = createHash('sha256');
  let line = 0;
  for await (const text of split(bytes, () => line + 1)) {
    line += 1;
    yield { line, value: parse(text, line), length: text.length, digestBefore: () => digest.copy().digest('hex') };
    digest.update(text).update('\n');
  }
}

/** Bytes per step. Between two steps, the server answers requests. */
const bytesPerTurn = 64 * 1024;

async function* split(bytes: AsyncIterable<Buffer>, next: () => number): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let [length, sinceTurn] = [0, 0];
  for await (const chunk of bytes) {
    let start = 0;
    for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, start)) {
      const rest = chunk.subarray(start, end);
      yield pieces.length === 0 ? rest : Buffer.concat([...pieces, rest]);
      [pieces, length, start] = [[], 0, end + 1];
    }
    sinceTurn += chunk.length;
    if (sinceTurn >= bytesPerTurn) {
      await nextTurn();
      sinceTurn = 0;
    }
    if (start < chunk.length) pieces.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > longestLine) throw new ArchiveFault(next(), `it has more than ${longestLine} bytes`);
  }
  if (pieces.length > 0) yield Buffer.concat(pieces);
}

/** A line with the largest allowed spreadsheet has fewer values. */
const mostValues = 800_000;

function parse(bytes: Buffer, line: number): unknown {
  // Parsing too many values blocks the event loop.
  if (hasMoreValues(bytes, mostValues)) throw new ArchiveFault(line, `it has more than ${mostValues} values`);
  if (isTooDeep(bytes)) throw new ArchiveFault(line, `it is nested more than ${deepest} levels deep`);
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch (error) {
    const reason = error instanceof SyntaxError ? error.message : 'it is not UTF-8';
    throw new ArchiveFault(line, `it is not JSON, or was cut off: ${reason}`);
  }
}
