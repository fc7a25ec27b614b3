import packageFile from '../../package.json' with { type: 'json' };
import type { ControlOperation } from './operation.ts';

/** Says that the sandbox takes requests, and for which tenants. */
export const readHealth: ControlOperation<'readHealth'> = ({ tenants }) => ({
  status: 200,
  body: { status: 'ok', version: packageFile.version, tenants: tenants.names },
});
