import { Problem } from '../contract/problem.ts';
import type { ControlOperation } from './operation.ts';

/** Whether requests would be served now (D-98). */
export const readReady: ControlOperation<'readReady'> = async ({ tenants, notReady }) => {
  const detail = await notReady();
  if (detail !== null) throw new Problem({ code: 'NOT READY', detail });
  const quarantined = tenants.quarantined.map(({ id }) => id);
  return { status: 200, body: { ready: true, ...(quarantined.length > 0 && { quarantined }) } };
};
