/** A leap second is treated as the previous second. */
export function momentOf(text: string): number {
  return Date.parse(text.toUpperCase().replace(/:60(?=[.Z+-])/, ':59'));
}

export function isMoment(text: string): boolean {
  const [date = ''] = text.split(/[Tt ]/, 1);
  return pattern.test(text) && isDay(date) && !Number.isNaN(momentOf(text));
}

const pattern = /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)$/;

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
