import type { Operation } from '../operation/operation.ts';

/** Returns all provisions of the tenant, ordered by name (decision D-63). */
export const listProvisions: Operation<'listProvisions'> = ({ world }) => {
  const provisions = world.rows.provisions.list();
  return { status: 200, body: { count: provisions.length, provisions } };
};
