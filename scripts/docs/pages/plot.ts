const width = 580;
const left = 165;
const room = 70;

type Cell = string | number | null;

/**
 * Creates a bar chart of a table.
 * The chart shows columns whose cells are all numbers. The column title must end with a unit, such as `, µs`.
 * If the columns have different units, the chart shows only the columns with the first unit.
 * Returns null if the table has fewer than two rows, or if the chart would show no bars.
 */
export function barsOf(columns: readonly string[], rows: readonly (readonly Cell[])[]): string | null {
  const places = comparable(columns, rows);
  const most = Math.max(...rows.flatMap((row) => places.map((place) => Number(row[place]))));
  if (rows.length < 2 || places.length === 0 || !(most > 0)) return null;
  const unit = places.map((place) => columns[place]).join(' · ');
  const isOurs = (row: readonly Cell[]) => String(row[0]).startsWith('this');
  const stands = (row: readonly Cell[]) => isOurs(row) || !rows.some(isOurs);
  const each = places.length === 1 ? 26 : places.length * 14 + 10;
  const groups = rows.map((row, index) => {
    const values = places.map((place) => Number(row[place]));
    return groupOf(String(row[0]), values, { top: 20 + index * each, most, fill: stands(row) ? 'bar' : 'rest' });
  });
  const title = `<text x="${left}" y="12" fill="ink" font-size="11">${escaped(unit)}</text>`;
  return `<svg viewBox="0 0 ${width} ${rows.length * each + 22}" width="640" xmlns="http://www.w3.org/2000/svg" font-family="sans-serif">${title}${groups.join('')}</svg>`;
}

function comparable(columns: readonly string[], rows: readonly (readonly Cell[])[]): number[] {
  const unitOf = (column: string | undefined) => /, (\S+)$/.exec(column ?? '')?.[1];
  const places = columns
    .map((_, place) => place)
    .filter((place) => unitOf(columns[place]) !== undefined && rows.every((row) => typeof row[place] === 'number'));
  return places.filter((place) => unitOf(columns[place]) === unitOf(columns[places[0] ?? 0]));
}

function groupOf(
  name: string,
  values: readonly number[],
  { top, most, fill }: { top: number; most: number; fill: string },
) {
  const height = values.length === 1 ? 17 : 12;
  const bars = values.map((value, index) => {
    const y = top + index * (height + 2);
    const length = Math.max(1, ((width - left - room) * value) / most);
    return `<rect x="${left}" y="${y}" width="${length.toFixed(1)}" height="${height}" rx="2" fill="${fill}"/><text x="${(left + length + 6).toFixed(1)}" y="${y + height - 2}" fill="ink" font-size="12">${shown(value)}</text>`;
  });
  const middle = top + (values.length * (height + 2)) / 2 + 3;
  return `<text x="${left - 8}" y="${middle}" text-anchor="end" fill="ink" font-size="12">${escaped(short(name))}</text>${bars.join('')}`;
}

function shown(value: number): string {
  if (Number.isInteger(value) || value >= 1000) return Math.round(value).toLocaleString('en');
  return value.toFixed(value < 10 ? 2 : 1);
}

const short = (name: string) => (name.length > 24 ? `${name.slice(0, 23)}…` : name);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
