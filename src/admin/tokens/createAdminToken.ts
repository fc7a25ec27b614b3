import type { Operation } from '../../operation/operation.ts';

/** Exchanges an API key for an access token to the admin API and the documents API (design decision D-02). */
export const createAdminToken: Operation<'createAdminToken'> = (request) => ({
  status: 200,
  body: { token: request.issueToken() },
});
