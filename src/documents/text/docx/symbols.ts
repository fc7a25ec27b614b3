import { codePoint } from 'dingbat-to-unicode';

/** Fonts such as Symbol and Wingdings show other signs than the characters say. Word moves these characters here. */
const moved = /[\uf020-\uf0ff]/g;

export function symbolsIn(text: string, font = 'Symbol'): string {
  return text.replace(moved, (sign) => codePoint(font, sign.charCodeAt(0) - 0xf000)?.string ?? sign);
}

export function symbolOf(font: string | undefined, hexadecimal: string): string {
  const code = Number.parseInt(hexadecimal, 16);
  if (!(code > 0 && code <= 0x10ffff)) return '';
  return codePoint(font ?? '', code < 0x100 ? code : code - 0xf000)?.string ?? String.fromCodePoint(code);
}
