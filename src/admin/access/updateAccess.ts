import { type InputViolation, Problem } from '../../contract/problem.ts';
import { shown } from '../../contract/shown.ts';
import { allDone, type JobOutcome, nothingDone, submitJob } from '../../jobs/job.ts';
import type { Operation } from '../../operation/operation.ts';
import type { FolderRow, GrantRow } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { acknowledge } from '../jobs/jobs.ts';
import { findFolder, unknownFolder } from './folders.ts';
import { principalName } from './principals.ts';

type Payload = Parameters<typeof updateAccess>[0]['body']['data']['attributes'];

/** For an unknown folder, user, department or role, the request succeeds and the job fails (design decision D-39). */
export const updateAccess: Operation<'updateAccess'> = ({ tenantData, body, now }) => {
  const payload = body.data.attributes;
  const fault = permissionFault(payload);
  if (fault) throw new Problem({ ...fault, source: { pointer: '/data/attributes/permission' } });
  return acknowledge(submitJob(tenantData, 'access', payload, now));
};

function permissionFault({ operation, permission }: Payload): InputViolation | undefined {
  if (operation === 'revoke' && permission !== undefined) {
    const detail = `permission must be absent if operation is "revoke", got the permission "${permission}"`;
    return { code: 'INVALID VALUE', detail };
  }
  if (operation === 'revoke' || permission !== undefined) return undefined;
  return { code: 'MISSING VALUE', detail: `permission is required if operation is "${operation}"` };
}

/** Called at the end of a job. Changes the access to a folder, or returns an error code (design decision D-43). */
export function runAccessChange(tenantData: TenantData, payload: Payload): JobOutcome {
  const { resource, principal } = payload;
  const folder = findFolder(tenantData, resource);
  if (!folder) return nothingDone('FOLDER NOT FOUND', unknownFolder(resource));
  if (principalName(tenantData, principal.type, principal.id) === undefined) {
    const detail = `no ${principal.type} has the id ${shown(principal.id)}`;
    return nothingDone('PRINCIPAL NOT FOUND', detail);
  }
  return changeGrant(tenantData, folder, payload);
}

function changeGrant(
  tenantData: TenantData,
  folder: FolderRow,
  { operation, principal, permission }: Payload,
): JobOutcome {
  const { grants } = tenantData.rows;
  const [before] = grants.find('byFolder', [Number(folder.id), principal.type, Number(principal.id)]);
  if (!before && operation !== 'grant') {
    const missing = `${principal.type} ${principal.id} has no direct permission on folder ${folder.id}`;
    const detail = `${missing}; the request cannot change inherited permissions`;
    return nothingDone('GRANT NOT FOUND', detail);
  }
  if (permission === undefined) grants.delete(Number(before?.id));
  else grants.put({ ...(before ?? newGrant(tenantData, folder, principal)), permission });
  return allDone([folder.id]);
}

function newGrant(
  tenantData: TenantData,
  folder: FolderRow,
  { type, id }: Payload['principal'],
): Omit<GrantRow, 'permission'> {
  return { id: tenantData.nextId('grants'), folderId: folder.id, principalType: type, principalId: id };
}
