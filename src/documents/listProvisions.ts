import type { Operation } from '../operation/operation.ts';

/** All provisions of the tenant in the order of their names (D-63). */
export const listProvisions: Operation<'listProvisions'> = ({ world }) => {
  const provisions = world.rows.provisions.list();
  return { status: 200, body: { count: provisions.length, provisions } };
};
