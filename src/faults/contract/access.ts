import { findById } from '../../tenant/ids.ts';
import type { FolderRow, GrantRow } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import type { FaultDefinitions, FaultHooks, RawRequest, TransitionEffect } from '../contract-fault.ts';
import { listIn, objectAt, textAt, without } from '../values.ts';
import { is2xx, withAttributes, withShown } from '../wire.ts';
import { afterJob, putBack, takeNew } from '../world-steps.ts';

function afterChange(
  status: 'succeeded' | 'failed',
  operation: string,
  edit: (effect: TransitionEffect, payload: unknown) => boolean,
): Pick<FaultHooks, 'afterTransition'> {
  return afterJob('access', (effect, job) => {
    return job.status === status && textAt(job.payload, 'operation') === operation && edit(effect, job.payload);
  });
}

const undo = ({ tenantData, before }: TransitionEffect) => putBack(tenantData.rows.grants, before.rows.grants);

function grantOn(tenantData: TenantData, { id: folderId }: FolderRow, payload: unknown): void {
  const principal = objectAt(payload, 'principal');
  const type = textAt(principal, 'type') as GrantRow['principalType'];
  const permission = textAt(payload, 'permission') as GrantRow['permission'];
  const principalId = textAt(principal, 'id') ?? '';
  tenantData.rows.grants.put({
    id: tenantData.nextId('grants'),
    folderId,
    principalType: type,
    principalId,
    permission,
  });
}

function grantBeside({ tenantData }: TransitionEffect, payload: unknown): boolean {
  const named = findById(tenantData.rows.folders, textAt(objectAt(payload, 'resource'), 'id') ?? '');
  const beside = tenantData.rows.folders
    .list()
    .filter(({ id, parent }) => parent === named?.parent && id !== named?.id);
  for (const folder of beside) grantOn(tenantData, folder, payload);
  return beside.length > 0;
}

function grantOnRoot({ tenantData }: TransitionEffect, payload: unknown): boolean {
  const root = tenantData.rows.folders.first('byPath', ['/']);
  if (root) grantOn(tenantData, root, payload);
  return root !== undefined;
}

const has = ({ query }: RawRequest, ...names: string[]) => names.every((name) => query.has(`filter[${name}]`));

export const accessFaults = {
  'access-grant-without-effect': afterChange('succeeded', 'grant', ({ tenantData, before }) =>
    takeNew(tenantData.rows.grants, before.rows.grants),
  ),
  'access-revoke-without-effect': afterChange('succeeded', 'revoke', undo),
  'access-replace-without-effect': afterChange('succeeded', 'replace', undo),
  'access-grant-on-folders-beside': afterChange('succeeded', 'grant', grantBeside),
  'access-failed-grant-left-at-root': afterChange('failed', 'grant', grantOnRoot),
  'access-read-by-id-names-parent': {
    answer: (answer, { request, tenantData }) => {
      const { parent } = findById(tenantData.rows.folders, request.query.get('filter[id]') ?? '') ?? {};
      const above = parent ? findById(tenantData.rows.folders, parent) : undefined;
      return above && !has(request, 'path')
        ? withShown(answer, (attributes) => ({ ...attributes, id: above.id, path: above.path }))
        : answer;
    },
  },
  'access-second-operation-name-ignored': {
    request: (request) =>
      withAttributes(request, (attributes) => {
        const [operation] = listIn(attributes, 'operation');
        return operation === undefined ? undefined : { ...attributes, operation };
      }),
  },
  'access-grant-again-ignored': afterChange('succeeded', 'grant', undo),
  'access-inheritance-unsaid': {
    answer: (answer) =>
      is2xx(answer)
        ? withShown(answer, (attributes) => {
            const entries = attributes['accessList'];
            if (!Array.isArray(entries)) return undefined;
            return { ...attributes, accessList: entries.map((entry) => without(entry, 'inherited')) };
          })
        : answer,
  },
} satisfies FaultDefinitions;
