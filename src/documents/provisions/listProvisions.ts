import type { Operation } from '../../operation/operation.ts';

export const listProvisions: Operation<'listProvisions'> = ({ tenantData }) => {
  const provisions = tenantData.rows.provisions.list();
  return { status: 200, body: { count: provisions.length, provisions } };
};
