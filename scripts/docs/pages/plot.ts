import { renderTemplate } from '../render.ts';

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
  const isOurs = (row: readonly Cell[]) => String(row[0]).startsWith('this');
  const hasOurs = rows.some(isOurs);
  const [group, bar] = places.length === 1 ? [26, 17] : [places.length * 14 + 10, 12];
  const groups = rows.map((row, index) => {
    const top = 20 + index * group;
    const bars = places.map((place, at) => {
      const [value, y] = [Number(row[place]), top + at * (bar + 2)];
      const length = Math.max(1, ((width - left - room) * value) / most);
      return { value, y, length: length.toFixed(1), textX: (left + length + 6).toFixed(1), textY: y + bar - 2 };
    });
    const middle = top + (places.length * (bar + 2)) / 2 + 3;
    return { name: escaped(short(String(row[0]))), middle, bars, fill: isOurs(row) || !hasOurs ? 'bar' : 'rest' };
  });
  const unit = escaped(places.map((place) => columns[place]).join(' · '));
  const size = { width, height: rows.length * group + 22, left, nameX: left - 8, bar };
  return renderTemplate('bars', { ...size, unit, groups }).replaceAll('\n', '');
}

function comparable(columns: readonly string[], rows: readonly (readonly Cell[])[]): number[] {
  const unitOf = (column: string | undefined) => /, (\S+)$/.exec(column ?? '')?.[1];
  const places = columns
    .map((_, place) => place)
    .filter((place) => unitOf(columns[place]) !== undefined && rows.every((row) => typeof row[place] === 'number'));
  return places.filter((place) => unitOf(columns[place]) === unitOf(columns[places[0] ?? 0]));
}

const short = (name: string) => (name.length > 24 ? `${name.slice(0, 23)}…` : name);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
