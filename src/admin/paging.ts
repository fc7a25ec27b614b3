import type { components } from '../contract/generated/admin.ts';

type Query = Readonly<Record<string, string | number | undefined>>;
type Schemas = components['schemas'];

export interface Page {
  from: number;
  to: number;
  meta: Schemas['PageMeta'];
  links: Schemas['PageLinks'];
}

/** Each link to another page contains the filters and the page size of the request (design decision D-24). */
export function pageOf(path: string, query: Query = {}, total: number): Page {
  const { 'page[number]': number = 1, 'page[size]': size = 50, ...filters } = query;
  const [current, length] = [Number(number), Number(size)];
  const last = Math.max(1, Math.ceil(total / length));
  const link = (page: number) => linkTo(path, { ...filters, 'page[number]': page, 'page[size]': length });
  return {
    from: (current - 1) * length,
    to: current * length,
    meta: { total },
    links: {
      first: link(1),
      prev: current > 1 ? link(Math.min(current - 1, last)) : null,
      next: current < last ? link(current + 1) : null,
      last: link(last),
    },
  };
}

function linkTo(path: string, query: Query): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.set(name, String(value));
  return `${path}?${parameters}`;
}
