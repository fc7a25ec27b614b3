/** The milliseconds since 1970 of an RFC 3339 text. A leap second, which JavaScript does not know, counts as the second before. */
export function momentOf(text: string): number {
  return Date.parse(text.toUpperCase().replace(/:60(?=[.Z+-])/, ':59'));
}

/** Whether a text is a moment in RFC 3339 that the calendar has. */
export function isMoment(text: string): boolean {
  const [date = ''] = text.split(/[Tt ]/, 1);
  return pattern.test(text) && isDay(date) && !Number.isNaN(momentOf(text));
}

const pattern = /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)$/;

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
