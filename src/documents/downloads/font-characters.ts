/** Returns a function that checks whether a TrueType font contains a Unicode code point. */
export function charactersOf(font: Buffer): (codePoint: number) => boolean {
  const table = tableOf(font, 'cmap');
  const groups = groupsOf(font, subtableOf(font, table));
  return (codePoint) => groups.some(({ first, last }) => codePoint >= first && codePoint <= last);
}

function tableOf(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4);
  for (let at = 12; at < 12 + 16 * count; at += 16) {
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8);
  }
  throw new Error(`the font has no table ${tag}`);
}

/** Finds a subtable of the font's `cmap` table that covers all of Unicode (format 12). */
function subtableOf(font: Buffer, table: number): number {
  const count = font.readUInt16BE(table + 2);
  for (let at = table + 4; at < table + 4 + 8 * count; at += 8) {
    const subtable = table + font.readUInt32BE(at + 4);
    if (font.readUInt16BE(subtable) === 12) return subtable;
  }
  throw new Error('the font has no cmap of all Unicode');
}

function groupsOf(font: Buffer, subtable: number): { first: number; last: number }[] {
  const count = font.readUInt32BE(subtable + 12);
  return Array.from({ length: count }, (_, index) => {
    const at = subtable + 16 + 12 * index;
    return { first: font.readUInt32BE(at), last: font.readUInt32BE(at + 4) };
  });
}
