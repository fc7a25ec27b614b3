import type { ControlOperation } from './operation.ts';

/** Forgets what the sandbox's own journal keeps (D-98). */
export const clearOwnJournal: ControlOperation<'clearOwnJournal'> = ({ tenants, journals }) => {
  tenants.afterwards(() => journals.own.clear());
  return { status: 204, body: undefined };
};
