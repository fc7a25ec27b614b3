import type { Probe } from './servers.ts';

const mediaType = 'application/vnd.api+json';

/** As long as a token of ours, so that every server reads as many bytes. */
const authorization = `Bearer ${'unknown'.padEnd(232, '.')}`;

/** What every server is asked. */
export const read: Probe = {
  method: 'GET',
  path: '/v2/admin/departments/12',
  headers: { authorization },
};

/** Each gets a name of its own: `#` is a number. */
export const write: Probe = {
  method: 'POST',
  path: '/v2/admin/departments',
  headers: { authorization, 'content-type': mediaType },
  body: JSON.stringify({ data: { type: 'departments', attributes: { name: 'Treasury Desk #' } } }),
};

/** The first thing that any client asks. */
export const signIn: Probe = {
  method: 'POST',
  path: '/v2/admin/auth/token',
  headers: { 'x-api-key': 'aurora-admin-key' },
};

export function withToken(probe: Probe, token: string): Probe {
  return { ...probe, headers: { ...probe.headers, authorization: `Bearer ${token}` } };
}
