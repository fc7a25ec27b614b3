import type { Operation } from '../../operation/operation.ts';

export const listFields: Operation<'listFields'> = ({ tenantData, query }) => {
  const { fields: definitions } = tenantData.rows;
  const chosen = query?.active;
  const active = chosen === 'active' || chosen === 'true' ? 1 : 0;
  const fields = chosen === undefined ? definitions.list() : definitions.find('byActive', [active]);
  return { status: 200, body: { count: fields.length, fields } };
};
