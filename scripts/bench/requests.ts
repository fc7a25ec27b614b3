import type { Probe } from './servers.ts';

const mediaType = 'application/vnd.api+json';

/** What every server is asked, with the same bytes. */
export const read: Probe = {
  method: 'GET',
  path: '/v2/admin/departments/12',
  headers: { authorization: 'Bearer unknown' },
};

/** Each gets a name of its own: `#` is a number. */
export const write: Probe = {
  method: 'POST',
  path: '/v2/admin/departments',
  headers: { authorization: 'Bearer unknown', 'content-type': mediaType },
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
