import type { Operation } from '../operation/operation.ts';

/** Returns an access token for the user of the API key, valid on both interfaces (decision D-02). */
export const createAdminToken: Operation<'createAdminToken'> = (request) => ({
  status: 200,
  body: { token: request.issueToken() },
});
