/** Converts a `Retry-After` header into milliseconds. Returns undefined if the header is missing or invalid. */
export function millisecondsOf(value: string | undefined, date?: string): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const until = Date.parse(value);
  const now = Date.parse(date ?? '');
  return Number.isNaN(until) ? undefined : Math.max(0, until - (Number.isNaN(now) ? Date.now() : now));
}
