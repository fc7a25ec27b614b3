import type { components } from '../contract/generated/admin.ts';
import { countBefore } from '../tenant/compare.ts';

type Query = Readonly<Record<string, string | number | undefined>>;
type Schemas = components['schemas'];

export interface List<Row> {
  total: number;
  /** The number of rows that a client finds, if it finds some rows again. */
  length?: number;
  rows: (from: number, to: number) => Row[];
  /** The place of a row in the order of the list, for the parameter page[after]. */
  placeOf: (row: Row) => string;
  compare: (one: string, other: string) => number;
}

export const byId = {
  placeOf: ({ id }: { id: string }) => id,
  compare: (one: string, other: string) => Number(one) - Number(other),
};

export interface Page<Row> {
  rows: Row[];
  meta: Schemas['PageMeta'];
  links: Schemas['PageLinks'];
}

/** Each link to another page contains the filters and the page size of the request (design decisions D-19 and D-24). */
export function pageOf<Row>(
  path: string,
  query: Query = {},
  { total, length: walked = total, rows, placeOf, compare }: List<Row>,
): Page<Row> {
  const { 'page[number]': number = 1, 'page[size]': size = 50, 'page[after]': after, ...filters } = query;
  const [current, length] = [Number(number), Number(size)];
  const last = Math.max(1, Math.ceil(total / length));
  const link = (page: number, place?: string) =>
    linkTo(path, { ...filters, 'page[number]': page, 'page[size]': length, 'page[after]': place });
  const from =
    after === undefined
      ? (current - 1) * length
      : countBefore(walked, rows, (row) => compare(placeOf(row), String(after)) <= 0);
  const found = rows(from, from + length);
  const end = found.at(-1);
  return {
    rows: found,
    meta: { total },
    links: {
      first: link(1),
      prev: current > 1 ? link(Math.min(current - 1, last)) : null,
      next: end && from + length < walked ? link(current + 1, placeOf(end)) : null,
      last: link(last),
    },
  };
}

function linkTo(path: string, query: Query): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.set(name, String(value));
  return `${path}?${parameters}`;
}
