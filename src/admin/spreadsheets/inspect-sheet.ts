import { limits, longestCell, Refusal, tooManyRows } from './sheet.ts';

/** Maximum length of a cell's text in XML, in bytes. One character, such as `&#65535;`, needs at most 8 bytes. */
const longestText = longestCell * 8;

/** Returns a function that checks the XML of a spreadsheet. The caller passes the XML in chunks. */
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
