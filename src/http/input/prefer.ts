import { Problem } from '../../contract/problem.ts';
import type { PlanChange } from '../../jobs/plan.ts';
import { millisecondsOf } from '../../tenant/duration.ts';

export interface Preference {
  code?: number;
  example?: string;
  dynamic?: boolean;
  seed?: number;
}

export function preferenceOf(header: string | string[] | undefined): Preference | undefined {
  if (header === undefined) return undefined;
  const preference: Preference = {};
  for (const [name, value] of pairsOf(header)) {
    if (name === 'code') preference.code = statusOf(value);
    if (name === 'example') preference.example = value;
    if (name === 'dynamic') preference.dynamic = value === 'true';
    if (name === 'seed') preference.seed = seedFrom(value);
  }
  const { seed: _seed, ...wishes } = preference;
  return Object.keys(wishes).length > 0 ? preference : undefined;
}

export function planChangeOf(header: string | string[] | undefined): PlanChange | undefined {
  if (header === undefined) return undefined;
  const change: PlanChange = {};
  for (const [name, value] of pairsOf(header)) {
    if (name === 'job') Object.assign(change, { outcome: outcomeOf(value), code: null });
    if (name === 'job-after') Object.assign(change, { mode: 'after', after: lengthOf(value) });
  }
  return Object.keys(change).length > 0 ? change : undefined;
}

function pairsOf(header: string | string[]): [name: string, value: string][] {
  return String(header)
    .split(/[,;]/)
    .map((part) => {
      const [name = '', value = ''] = part.split('=', 2).map((text) => text.trim().replace(/^"(.*)"$/, '$1'));
      return [name, value];
    });
}

function outcomeOf(value: string): PlanChange['outcome'] {
  if (value === 'failed') return 'fail';
  if (value === 'succeeded') return 'succeed';
  throw refused(`job must be failed or succeeded, got ${JSON.stringify(value)}`);
}

function lengthOf(value: string): number {
  const milliseconds = millisecondsOf(value);
  if (milliseconds !== undefined) return milliseconds;
  const digits = 'at most 12 digits of ms, 9 of s, 7 of m, 5 of h or 4 of d';
  throw refused(`job-after must be a duration such as 5s, 10m or PT10M, with ${digits}, got ${JSON.stringify(value)}`);
}

function statusOf(value: string): number {
  if (/^[1-5]\d\d$/.test(value)) return Number(value);
  throw refused(`code must be a status such as 409, got ${JSON.stringify(value)}`);
}

/** Parses the seed of random values. The seed has at most nine digits, so that it fits into 32 bits. */
function seedFrom(value: string): number {
  if (/^\d{1,9}$/.test(value)) return Number(value);
  throw refused(`seed must be a whole number of up to nine digits, got ${JSON.stringify(value)}`);
}

function refused(detail: string): Problem {
  return new Problem({ code: 'INVALID VALUE', detail, source: { header: 'Prefer' } });
}
