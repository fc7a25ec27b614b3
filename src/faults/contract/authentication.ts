import type { OperationId } from '../../contract/operation.ts';
import type { FaultDefinition, FaultDefinitions, WireAnswer, WireRequest } from '../contract-fault.ts';
import { textIn } from '../values.ts';
import { refused, withBody, withHeader } from '../wire.ts';

const tokenOf = ({ headers }: WireRequest) => /^bearer +([^ ]+)$/i.exec(headers['authorization'] ?? '')?.[1];
const bearing = (request: WireRequest, token: string | undefined) =>
  token === undefined ? request : withHeader(request, 'authorization', `Bearer ${token}`);

/** Reads the role from an access token without verifying the token. */
function roleIn(request: WireRequest): string | undefined {
  const [, claims = ''] = tokenOf(request)?.split('.') ?? [];
  return /"role":"([^"]*)"/.exec(Buffer.from(claims, 'base64url').toString('utf8'))?.[1];
}

/** Injected fault: the sandbox accepts a request without a token, and treats the caller as an admin. */
const admitting: Pick<FaultDefinition, 'withoutCredential' | 'request'> = {
  withoutCredential: true,
  request: (request, { token }) => (request.headers['authorization'] ? request : bearing(request, token('admin'))),
};

/** Injected fault: the sandbox issues an access token although the API key is unknown. */
const withoutKey: Pick<FaultDefinition, 'withoutCredential' | 'request'> = {
  withoutCredential: true,
  request: (request, { world, apiKey }) => {
    const known = world.rows.apiKeys.first('byKey', [request.headers['x-api-key'] ?? '']);
    const key = apiKey('admin');
    return known || key === undefined ? request : withHeader(request, 'x-api-key', key);
  },
};

/** Injected fault: the sandbox puts `~` before each access token, so that the token is not a valid JSON Web Token. */
function opaque(issues: OperationId): Pick<FaultDefinition, 'withoutCredential' | 'request' | 'answer'> {
  return {
    withoutCredential: true,
    request: (request) => {
      const token = tokenOf(request);
      return token?.startsWith('~') ? bearing(request, token.slice(1)) : request;
    },
    answer: (answer, { operation }): WireAnswer =>
      operation === issues ? withBody(answer, (body) => ({ ...body, token: `~${textIn(body, 'token')}` })) : answer,
  };
}

function refusing(role: string): Pick<FaultDefinition, 'request'> {
  return {
    request: (request, { isGenuine }) => {
      if (roleIn(request) === role && isGenuine(tokenOf(request) ?? '')) throw refused('ADMIN REQUIRED');
      return request;
    },
  };
}

export const authenticationFaults = {
  'admin-token-opaque': {
    requirement: 'admin-token-jwt',
    about: 'The token of the administration interface has a header that is not JSON.',
    ...opaque('createAdminToken'),
  },
  'documents-token-opaque': {
    requirement: 'documents-token-jwt',
    about: 'The token of the documents interface has a header that is not JSON.',
    ...opaque('createDocumentsToken'),
  },
  'admin-token-without-key': {
    requirement: 'admin-token-needs-key',
    about: 'The administration interface issues a token without a valid API key.',
    ...withoutKey,
  },
  'documents-token-without-key': {
    requirement: 'documents-token-needs-key',
    about: 'The documents interface issues a token without a valid API key.',
    ...withoutKey,
  },
  'documents-token-refused': {
    requirement: 'documents-token-offered',
    about: 'The documents interface issues no tokens.',
    alsoFails: ['documents-token-jwt'],
    request: (request, { world }) => {
      if (world.rows.apiKeys.first('byKey', [request.headers['x-api-key'] ?? ''])) throw refused('API KEY UNKNOWN');
      return request;
    },
  },
  'access-control-without-token-accepted': {
    requirement: 'access-control-without-token-rejected',
    about: 'A request without a token is treated as a request of an admin.',
    eachOperation: true,
    ...admitting,
  },
  'access-control-forged-token-accepted': {
    requirement: 'access-control-forged-token-rejected',
    about: 'The signature of a token is not checked.',
    eachOperation: true,
    withoutCredential: true,
    request: (request, { isGenuine, token }) => {
      const shown = tokenOf(request);
      return shown === undefined || isGenuine(shown) ? request : bearing(request, token('admin'));
    },
  },
  'access-control-admin-refused': {
    requirement: 'access-control-admin-accepted',
    about: 'An admin cannot change access lists, but a super-admin can.',
    alsoFails: [
      'access-job-outcome-binary',
      'access-update-202',
      'access-update-applies',
      'access-update-failed-changes-nothing',
      'access-update-offered',
    ],
    ...refusing('admin'),
  },
  'access-control-super-admin-refused': {
    requirement: 'access-control-super-admin-accepted',
    about: 'A super-admin is refused operations that an admin can use.',
    eachOperation: true,
    ...refusing('super-admin'),
  },
  'access-control-plain-user-accepted': {
    requirement: 'access-control-plain-user-rejected',
    about: 'The role of the caller is not checked.',
    eachOperation: true,
    ignoredRefusals: ['ADMIN REQUIRED'],
  },
  'access-control-without-flag-accepted': {
    requirement: 'access-control-without-flag-rejected',
    about: 'The feature flag of the tenant is not checked.',
    eachOperation: true,
    ignoredRefusals: ['FEATURE NOT ENABLED'],
  },
  'job-read-without-flag-accepted': {
    requirement: 'job-read-needs-flag',
    about: 'A tenant whose feature flag is off can read its jobs.',
    alsoFails: ['admin-rejection-codes'],
    ignoredRefusals: ['FEATURE NOT ENABLED'],
  },
  'request-without-token-accepted': {
    requirement: 'token-missing-rejected',
    about: 'A request without a token is answered like a request of an admin.',
    eachOperation: true,
    // Test cases of these requirements also send requests without a token.
    alsoFails: ['admin-answers-match-contract', 'documents-rejection-codes'],
    ...admitting,
  },
} satisfies FaultDefinitions;
