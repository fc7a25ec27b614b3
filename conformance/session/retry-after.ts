/**
 * Milliseconds that `Retry-After` asks for: seconds, or a date, which is read by the target's own clock where it tells
 * that. Undefined where there is none, or none that can be understood.
 */
export function millisecondsOf(value: string | undefined, date?: string): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const until = Date.parse(value);
  const now = Date.parse(date ?? '');
  return Number.isNaN(until) ? undefined : Math.max(0, until - (Number.isNaN(now) ? Date.now() : now));
}
