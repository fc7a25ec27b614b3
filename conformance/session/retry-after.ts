/**
 * Returns the milliseconds of a `Retry-After` header, or undefined for a missing or invalid header.
 * A date in `Retry-After` is compared with the `Date` header of the response, or else with the local clock.
 */
export function millisecondsOf(value: string | undefined, date?: string): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const until = Date.parse(value);
  const now = Date.parse(date ?? '');
  return Number.isNaN(until) ? undefined : Math.max(0, until - (Number.isNaN(now) ? Date.now() : now));
}
