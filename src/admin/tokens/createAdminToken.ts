import type { Operation } from '../../operation/operation.ts';

export const createAdminToken: Operation<'createAdminToken'> = (request) => ({
  status: 200,
  body: request.issueToken(),
});
