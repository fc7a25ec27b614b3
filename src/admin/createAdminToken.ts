import type { Operation } from '../operation/operation.ts';

/** An access token for the user of the API key, good on both interfaces (D-02). */
export const createAdminToken: Operation<'createAdminToken'> = (request) => ({
  status: 200,
  body: { token: request.issueToken() },
});
