/**
 * Converts an RFC 3339 time to milliseconds since 1970.
 * A leap second is treated as the previous second.
 */
export function momentOf(text: string): number {
  return Date.parse(text.toUpperCase().replace(/:60(?=[.Z+-])/, ':59'));
}

/** Returns whether a string is a valid RFC 3339 timestamp with a real calendar date. */
export function isMoment(text: string): boolean {
  const [date = ''] = text.split(/[Tt ]/, 1);
  return pattern.test(text) && isDay(date) && !Number.isNaN(momentOf(text));
}

const pattern = /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)$/;

/** Returns whether a string has the format `YYYY-MM-DD` and is a real calendar date. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
