type Query = Readonly<Record<string, string | number | undefined>>;

export interface Page {
  from: number;
  to: number;
  links: { count: number; next: string | null; previous: string | null };
}

export function rangeOf({ page = 1, pageSize = 50 }: Query): [number, number] {
  return [(Number(page) - 1) * Number(pageSize), Number(page) * Number(pageSize)];
}

export function pageOf(address: string, query: Query = {}, count: number): Page {
  const { page = 1, pageSize = 50, ...filters } = query;
  const [current, size] = [Number(page), Number(pageSize)];
  const [from, to] = rangeOf(query);
  const last = Math.max(1, Math.ceil(count / size));
  const link = (number: number) => linkTo(address, { ...filters, pageSize: size, page: number });
  return {
    from,
    to,
    links: {
      count,
      next: current < last ? link(current + 1) : null,
      previous: current > 1 ? link(Math.min(current - 1, last)) : null,
    },
  };
}

function linkTo(address: string, query: Query): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.set(name, String(value));
  return `${address}?${parameters}`;
}
