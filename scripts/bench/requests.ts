import type { Probe } from './servers.ts';

const mediaType = 'application/vnd.api+json';

/** The header has the length of a real token, so that every server reads the same number of bytes. */
const authorization = `Bearer ${'unknown'.padEnd(232, '.')}`;

/** The read request for every server. */
export const read: Probe = {
  method: 'GET',
  path: '/v2/admin/departments/12',
  headers: { authorization },
};

/** The write request for every server. `#` is replaced by a number, so that each name is unique. */
export const write: Probe = {
  method: 'POST',
  path: '/v2/admin/departments',
  headers: { authorization, 'content-type': mediaType },
  body: JSON.stringify({ data: { type: 'departments', attributes: { name: 'Treasury Desk #' } } }),
};

/** The token request, which is the first request of any client. */
export const signIn: Probe = {
  method: 'POST',
  path: '/v2/admin/auth/token',
  headers: { 'x-api-key': 'aurora-admin-key' },
};

export function withToken(probe: Probe, token: string): Probe {
  return { ...probe, headers: { ...probe.headers, authorization: `Bearer ${token}` } };
}
