import type { TenantData } from './tenant-data.ts';

/** Milliseconds since 1970. */
export type Clock = () => number;

export function tenantTime(tenantData: TenantData, host: Clock): number {
  const clock = tenantData.rows.clock.get('clock');
  if (!clock) return host();
  return clock.frozenAt ?? host() + clock.offset;
}

export function timestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** A clock that is set to this time can run for 99 years before it exceeds the range of RFC 3339. */
export const latestClock = Date.parse('9900-01-01T23:59:59.999Z');

const writable = { from: Date.parse('0000-01-01T00:00:00.000Z'), to: Date.parse('9999-12-31T23:59:59.999Z') };

export function isWritable(milliseconds: number): boolean {
  return milliseconds >= writable.from && milliseconds <= writable.to;
}

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
