import type { Operation } from '../operation/operation.ts';

/** An access token for the user of the API key, good on both interfaces (D-02). */
export const createDocumentsToken: Operation<'createDocumentsToken'> = (request) => ({
  status: 200,
  body: { token: request.issueToken() },
});
