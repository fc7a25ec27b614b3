import type { Probe } from './servers.ts';

const mediaType = 'application/vnd.api+json';

/** The dummy token is as long as a real access token, so that all benchmark servers receive equally long requests. */
const authorization = `Bearer ${'unknown'.padEnd(232, '.')}`;

export const read: Probe = {
  method: 'GET',
  path: '/v2/admin/departments/12',
  headers: { authorization },
};

/** A unique number replaces the character `#` in the body, so that each request creates a new department name. */
export const write: Probe = {
  method: 'POST',
  path: '/v2/admin/departments',
  headers: { authorization, 'content-type': mediaType },
  body: JSON.stringify({ data: { type: 'departments', attributes: { name: 'Treasury Desk #' } } }),
};

export const signIn: Probe = {
  method: 'POST',
  path: '/v2/admin/auth/token',
  headers: { 'x-api-key': 'aurora-admin-key' },
};
