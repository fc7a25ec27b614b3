import type { OperationEntry } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import { alternatives } from '../../contract/shown.ts';
import type { Authenticated } from './authenticate.ts';

export function authorize(entry: OperationEntry, { tenantData, caller }: Authenticated): void {
  if (entry.roles && !entry.roles.includes(caller.role)) {
    const detail = `this operation requires the role ${alternatives(entry.roles)}, but the access token has the role "${caller.role}"`;
    throw new Problem({ code: 'ADMIN REQUIRED', detail, source: { header: 'Authorization' } });
  }
  if (entry.featureFlag && !tenantData.rows.settings.get('settings')?.adminAccessApi) {
    const detail = `the feature flag "${entry.featureFlag}" is off for the tenant "${tenantData.tenant}"`;
    throw new Problem({ code: 'FEATURE NOT ENABLED', detail });
  }
}
