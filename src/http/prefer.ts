import { Problem } from '../contract/problem.ts';

/** An answer of the contract that a caller asks for by name: `Prefer: code=409, example=name-taken, dynamic=true`. */
export interface Preference {
  code?: number;
  example?: string;
  dynamic?: boolean;
}

/** What the header asks for (RFC 7240); undefined when it asks for nothing that is known here. */
export function preferenceOf(header: string | string[] | undefined): Preference | undefined {
  if (header === undefined) return undefined;
  const preference: Preference = {};
  for (const part of String(header).split(/[,;]/)) {
    const [name = '', value = ''] = part.split('=', 2).map((text) => text.trim().replace(/^"(.*)"$/, '$1'));
    if (name === 'code') preference.code = statusOf(value);
    if (name === 'example') preference.example = value;
    if (name === 'dynamic') preference.dynamic = value === 'true';
  }
  return Object.keys(preference).length > 0 ? preference : undefined;
}

function statusOf(value: string): number {
  if (/^[1-5]\d\d$/.test(value)) return Number(value);
  const detail = `code must be a status such as 409, got ${JSON.stringify(value)}`;
  throw new Problem({ code: 'INVALID VALUE', detail, source: { header: 'Prefer' } });
}
