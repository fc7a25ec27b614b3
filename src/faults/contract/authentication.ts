import type { OperationId } from '../../contract/operation.ts';
import type { FaultDefinitions, FaultHooks, ParsedResponse, RawRequest } from '../contract-fault.ts';
import { textAt } from '../values.ts';
import { refusing, withBody, withHeader } from '../wire.ts';

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
