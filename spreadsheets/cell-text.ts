/** What a number format shows, as far as it changes the text of a cell. */
export interface NumberFormat {
  hasDay: boolean;
  hasTime: boolean;
  /** Shows hours beyond 24, such as `[h]:mm`. */
  isDuration: boolean;
  isPercent: boolean;
  /** Minimum number of digits, such as 5 for `00000`. */
  digits: number;
}

/** Built-in formats (ECMA-376 part 1, section 18.8.30). Those above 26 are dates and times of East Asia and Thailand. */
const days = new Set([14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58, 71, 72, 73, 74, 81]);
const times = new Set([18, 19, 20, 21, 32, 33, 34, 35, 45, 47, 75, 76, 77, 78, 79, 80]);
const others: Readonly<Record<number, string>> = { 9: '0%', 10: '0%', 22: 'd h', 46: '[h]' };

export function formatOf(id: number, codes: ReadonlyMap<number, string>): NumberFormat {
  const builtIn = days.has(id) ? 'd' : times.has(id) ? 'h' : (others[id] ?? '');
  const [code = ''] = (codes.get(id) ?? builtIn).replace(/"[^"]*"|\\.|[_*]./g, '').split(';', 1);
  const isDuration = /\[(h+|m+|s+)\]/i.test(code);
  const plain = code.replace(/\[[^\]]*\]|general/gi, '');
  const hasTime = isDuration || /[hs]/i.test(plain);
  return {
    hasDay: !isDuration && (/[yd]/i.test(plain) || (/m/i.test(plain) && !hasTime)),
    hasTime,
    isDuration,
    isPercent: plain.includes('%'),
    digits: /^0+$/.test(plain) ? plain.length : 0,
  };
}

const daySeconds = 86_400;
/** Days from 1899-12-30, which is day 0, to 9999-12-31, and to the first day of the date system of 1904. */
const [lastDay, days1904] = [2_958_465, 1_462];

export function numberText(digits: string, format: NumberFormat | undefined, is1904: boolean): string | undefined {
  const value = Number(digits);
  if (digits === '' || !Number.isFinite(value)) return undefined;
  if (format?.isDuration) return durationText(Math.round(value * daySeconds));
  if (format?.hasDay || format?.hasTime) return dateText(value, format, is1904) ?? plainNumber(digits);
  if (format?.isPercent) return `${plainNumber(String(Number((value * 100).toPrecision(15))))}%`;
  return plainNumber(digits).padStart(format?.digits ?? 0, '0');
}

/** Excel shows at most 15 digits and stores up to 17. Longer whole numbers come from other programs and stay as they are. */
function plainNumber(digits: string): string {
  const significant = digits.replace(/\D/g, '').replace(/^0+/, '');
  if (/^-?\d+$/.test(digits)) return digits;
  if (/^-?\d+\.\d+$/.test(digits) && significant.length <= 15) return digits.replace(/\.0+$/, '');
  const format = new Intl.NumberFormat('en-US', { useGrouping: false, maximumSignificantDigits: 15 });
  return format.format(Number(digits));
}

function durationText(seconds: number): string {
  const parts = [Math.trunc(seconds / 60) % 60, seconds % 60].map((part) => String(Math.abs(part)).padStart(2, '0'));
  return [Math.trunc(seconds / 3_600), ...parts].join(':').replace(/(?<=:\d\d):00$/, '');
}

function dateText(value: number, { hasDay, hasTime }: NumberFormat, is1904: boolean): string | undefined {
  const seconds = Math.round(value * daySeconds) + (is1904 ? days1904 * daySeconds : 0);
  const day = Math.floor(seconds / daySeconds);
  if (day < 0 || day > lastDay || (day === 0 && !hasTime)) return undefined;
  // The first date system has a day 60 that never was: 1900-02-29.
  const shift = !is1904 && day < 60 ? 1 : 0;
  const text = new Date(Date.UTC(1899, 11, 30 + shift) + seconds * 1_000).toISOString();
  return isoText(hasTime ? (hasDay && day > 0 ? text : text.slice(11)) : text.slice(0, 10));
}

/** Shortens a date, a time or both in the form of ISO 8601, such as `2024-02-29T13:30:00.000Z`. */
export function isoText(text: string): string {
  const [, day = '', time = ''] = /^(\d{4}-\d\d-\d\d)?T?(\d\d:\d\d(?::\d\d)?)?(?:\.\d+)?Z?$/.exec(text) ?? [];
  if (day === '' && time === '') return text;
  const isMidnight = /^00:00(:00)?$/.test(time) && day !== '';
  return [day, isMidnight ? '' : time.replace(/(?<=:\d\d):00$/, '')].filter((part) => part !== '').join(' ');
}

/** Decodes XLSX escapes such as `_x0009_` (ECMA-376 part 1, section 22.9.2.19). */
export function unescaped(text: string): string {
  return text.replace(/_x([0-9a-f]{4})_/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
