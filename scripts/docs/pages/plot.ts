const width = 640;
const left = 150;
const lineHeight = 26;

/**
 * Bars for the column that compares best: the first that holds a number in every row. Null where a plot says no more
 * than the table: fewer than two rows, or nothing to compare.
 */
export function barsOf(
  columns: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string | null {
  const column = columns.findIndex((_, place) => place > 0 && rows.every((row) => typeof row[place] === 'number'));
  if (rows.length < 2 || column < 0) return null;
  const values = rows.map((row) => Number(row[column]));
  const most = Math.max(...values);
  if (!(most > 0)) return null;
  const lines = rows.map((row, index) => line(String(row[0]), values[index] ?? 0, most, index));
  const height = rows.length * lineHeight + 22;
  const title = `<text x="${left}" y="12" fill="ink" font-size="11">${escaped(columns[column] ?? '')}</text>`;
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" xmlns="http://www.w3.org/2000/svg" font-family="sans-serif">${title}${lines.join('')}</svg>`;
}

function line(name: string, value: number, most: number, index: number): string {
  const top = 20 + index * lineHeight;
  const length = Math.max(1, ((width - left - 70) * value) / most);
  const shown = Number.isInteger(value) ? value.toLocaleString('en') : value.toFixed(value < 10 ? 2 : 1);
  return [
    `<text x="${left - 8}" y="${top + 14}" text-anchor="end" fill="ink" font-size="12">${escaped(short(name))}</text>`,
    `<rect x="${left}" y="${top + 2}" width="${length.toFixed(1)}" height="17" rx="3" fill="bar"/>`,
    `<text x="${left + length + 6}" y="${top + 15}" fill="ink" font-size="12">${shown}</text>`,
  ].join('');
}

const short = (name: string) => (name.length > 22 ? `${name.slice(0, 21)}…` : name);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
