export interface Piece {
  str: string;
  dir: string;
  fontName: string;
  hasEOL: boolean;
  /** The first two numbers tell the direction of the text, the last two its place. */
  transform: number[];
  filled: string;
}

/** The accents that the first fonts of TeX draw before a letter, each with its combining mark. */
const pairs =
  '`\u0300 \u00b4\u0301 \u02c6\u0302 \u02dc\u0303 \u00af\u0304 \u02d8\u0306 \u02d9\u0307 \u00a8\u0308 \u02da\u030a \u02dd\u030b \u02c7\u030c \u00b8\u0327';
const marks = new Map(pairs.split(' ').map(([accent, mark]) => [accent, mark]));

/** Joins accents and letters. A grave accent before a letter can be a quotation mark, so it counts only within a word. */
export function composed(text: string): string {
  return text.replace(
    /(?:[\u00b4\u02c6\u02dc\u00af\u02d8-\u02da\u00a8\u02dd\u02c7\u00b8]|(?<=\p{L})`)\p{L}/gu,
    (pair) => {
      const [accent = '', letter = ''] = pair;
      const whole = `${letter.replace('\u0131', 'i')}${marks.get(accent)}`.normalize('NFC');
      return whole.length === 1 ? whole : pair;
    },
  );
}

/** The characters of the bitmap fonts of TeX in the encoding T1, from the codes 0x10, 0x80 and 0xd7. */
const ranges = [
  [0x10, [...'“”„«»–—\u200b‰ıȷ', 'ff', 'fi', 'fl', 'ffi', 'ffl']],
  [0x80, [...'ĂĄĆČĎĚĘĞĹĽŁŃŇŊŐŔŘŚŠŞŤŢŰŮŸŹŽŻĲİđ§ăąćčďěęğĺľłńňŋőŕřśšşťţűůÿźžżĳ¡¿']],
] as const;
const t1 = new Map<string, string>([
  ['×', 'Œ'],
  ['ß', 'SS'],
  ['÷', 'œ'],
  ['ÿ', 'ß'],
]);
for (const [from, signs] of ranges)
  for (const [at, sign] of signs.entries()) t1.set(String.fromCharCode(from + at), sign);

/** Matches codes that no other font leaves as they are. */
const isT1 = new RegExp(`[${String.fromCharCode(0x10)}-${String.fromCharCode(0x1f)}\\u0080-\\u009f]`);
const bullet = /\u0088(?!\p{L})/gu;

/** Bitmap fonts do not name their characters, so the library returns their codes. */
export function decodedPieces(pieces: readonly Piece[]): Piece[] {
  const fonts = new Set(pieces.flatMap(({ fontName, str }) => (isT1.test(str) ? [fontName] : [])));
  return pieces.map((piece) => {
    if (!fonts.has(piece.fontName)) return piece;
    const str = piece.str.replace(bullet, '•').replace(/./gsu, (sign) => t1.get(sign) ?? sign);
    return { ...piece, str };
  });
}
