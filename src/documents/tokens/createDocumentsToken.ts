import type { Operation } from '../../operation/operation.ts';

/** Issues an access token for the admin API and the documents API in exchange for an API key (design decision D-02). */
export const createDocumentsToken: Operation<'createDocumentsToken'> = (request) => ({
  status: 200,
  body: request.issueToken(),
});
