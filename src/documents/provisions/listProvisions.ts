import type { Operation } from '../../operation/operation.ts';

/** Lists the tenant's contract provisions (clauses with a name and tags), ordered by name (design decision D-63). */
export const listProvisions: Operation<'listProvisions'> = ({ tenantData }) => {
  const provisions = tenantData.rows.provisions.list();
  return { status: 200, body: { count: provisions.length, provisions } };
};
