import { limits, longestCell, Refusal, tooManyRows } from './sheet.ts';

/** Maximum size in bytes of a cell's text in XML, where one character can need 8 bytes, such as `&#65535;`. */
const longestText = longestCell * 8;

/**
 * Returns a function that checks a spreadsheet's XML while it is decompressed chunk by chunk.
 * Too many rows, too many characters in a cell, or a formula in the spreadsheet make the check throw an error.
 */
export function inspectSheet(): (piece: Buffer) => void {
  let rest = '';
  let rows = 0;
  return (piece) => {
    const text = rest + piece.toString('latin1');
    const end = text.lastIndexOf('>') + 1;
    rows = inspectTags(text.slice(0, end), rows);
    rest = text.slice(end);
    if (rest.length > longestText) throw tooLong();
  };
}

function inspectTags(text: string, before: number): number {
  let rows = before;
  let last = 0;
  for (const { 0: tag, 1: name, index } of text.matchAll(/<(?:\w+:)?(row|f|c)\b[^>]*>/g)) {
    if (index - last > longestText) throw tooLong();
    last = index;
    if (name === 'row') rows = Math.max(rows + 1, Number(/\br="(\d+)"/.exec(tag)?.[1] ?? 0));
    if (rows > limits.rows + 1) throw tooManyRows();
    if (name === 'f') throw new Refusal('INVALID VALUE', `file must contain only values, row ${rows} has a formula`);
  }
  return rows;
}

function tooLong(): Refusal {
  return new Refusal('SPREADSHEET TOO LARGE', `file has a cell of more than ${longestCell} characters`);
}
