import type { OperationId } from '../../contract/operation.ts';
import { findById } from '../../tenant/ids.ts';
import type { FolderRow, GrantRow } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import type { FaultDefinitions, FaultHooks, ParsedResponse, RawRequest, TransitionEffect } from '../contract-fault.ts';
import { listIn, objectAt, textAt, without } from '../values.ts';
import { is2xx, refusing, withAttributes, withBody, withHeader, withShown } from '../wire.ts';
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

const tokenOf = ({ headers }: RawRequest) => /^bearer +([^ ]+)$/i.exec(headers['authorization'] ?? '')?.[1];
const bearing = (request: RawRequest, token: string | undefined) =>
  token === undefined ? request : withHeader(request, 'authorization', `Bearer ${token}`);

function roleIn(request: RawRequest): string | undefined {
  const [, claims = ''] = tokenOf(request)?.split('.') ?? [];
  return /"role":"([^"]*)"/.exec(Buffer.from(claims, 'base64url').toString('utf8'))?.[1];
}

const admitting: Pick<FaultHooks, 'request'> = {
  request: (request, { token }) => (request.headers['authorization'] ? request : bearing(request, token('admin'))),
};

const withoutKey: Pick<FaultHooks, 'request'> = {
  request: (request, { tenantData, apiKey }) => {
    const known = tenantData.rows.apiKeys.first('byKey', [request.headers['x-api-key'] ?? '']);
    const key = apiKey('admin');
    return known || key === undefined ? request : withHeader(request, 'x-api-key', key);
  },
};

function opaque(issues: OperationId): Pick<FaultHooks, 'request' | 'answer'> {
  return {
    request: (request) => {
      const token = tokenOf(request);
      return token?.startsWith('~') ? bearing(request, token.slice(1)) : request;
    },
    answer: (answer, { operation }): ParsedResponse =>
      operation === issues ? withBody(answer, (body) => ({ ...body, token: `~${textAt(body, 'token')}` })) : answer,
  };
}

function refusingRole(role: string): Pick<FaultHooks, 'request'> {
  return refusing(
    (request, { isGenuine }) => roleIn(request) === role && isGenuine(tokenOf(request) ?? ''),
    'ADMIN REQUIRED',
  );
}

export const authenticationFaults = {
  'admin-token-opaque': opaque('createAdminToken'),
  'documents-token-opaque': opaque('createDocumentsToken'),
  'admin-token-without-key': withoutKey,
  'documents-token-without-key': withoutKey,
  'documents-token-refused': refusing(
    ({ headers }, { tenantData }) => !!tenantData.rows.apiKeys.first('byKey', [headers['x-api-key'] ?? '']),
    'API KEY UNKNOWN',
  ),
  'access-control-without-token-accepted': admitting,
  'access-control-forged-token-accepted': {
    request: (request, { isGenuine, token }) => {
      const shown = tokenOf(request);
      return shown === undefined || isGenuine(shown) ? request : bearing(request, token('admin'));
    },
  },
  'access-control-admin-refused': refusingRole('admin'),
  'access-control-super-admin-refused': refusingRole('super-admin'),
  'request-without-token-accepted': admitting,
} satisfies FaultDefinitions;
