import type { Operation } from '../operation/operation.ts';

/**
 * Returns an access token for the user of the API key (decision D-02).
 * The access token is valid for the admin API and the documents API.
 */
export const createAdminToken: Operation<'createAdminToken'> = (request) => ({
  status: 200,
  body: { token: request.issueToken() },
});
