import { createSigner, createVerifier } from 'fast-jwt';
import type { Caller, Claims } from '../../operation/operation.ts';

/** The claims of a token, and its caller. */
export interface Credential {
  claims: Claims;
  caller: Caller;
}

export interface Tokens {
  sign: (claims: Claims) => string;
  /** The credential of a token signed by this sandbox, expired or not; undefined for other texts. */
  verify: (token: string) => Credential | undefined;
  /** Like `verify`, for a header `Authorization: Bearer <token>`. */
  bearer: (authorization: string | undefined) => Credential | undefined;
}

/** The number of cached headers with valid tokens, so that a token is verified once. */
const remembered = 2_000;

/** Signs and verifies tokens with one secret (HMAC-SHA-256). The expiry is checked elsewhere, on the tenant's clock. */
export function createTokens(secret: Buffer): Tokens {
  const sign = createSigner({ key: secret, algorithm: 'HS256' });
  const claimsOf = createVerifier({
    key: secret,
    algorithms: ['HS256'],
    ignoreExpiration: true,
    ignoreNotBefore: true,
  });
  const verify = (token: string) => tryVerify(claimsOf, token);
  const known = new Map<string, Credential>();
  const check = (authorization: string): Credential | undefined => {
    const token = /^bearer +([^ ]+)$/i.exec(authorization)?.[1];
    const credential = token === undefined ? undefined : verify(token);
    if (known.size >= remembered) known.clear();
    if (credential) known.set(authorization, credential);
    return credential;
  };
  /** Clients often repeat the same token, and a comparison costs a tenth of a lookup. */
  let last: { authorization: string; credential: Credential | undefined } = {
    authorization: '',
    credential: undefined,
  };
  const bearer = (authorization: string): Credential | undefined => {
    if (authorization !== last.authorization)
      last = { authorization, credential: known.get(authorization) ?? check(authorization) };
    return last.credential;
  };
  return { sign: (claims) => sign({ ...claims }), verify, bearer: (authorization = '') => bearer(authorization) };
}

/** The library throws for invalid tokens, which are a normal input here. */
function tryVerify(claimsOf: (token: string) => unknown, token: string): Credential | undefined {
  try {
    const claims = claimsOf(token) as Claims;
    return { claims, caller: { userId: claims.sub, role: claims.role } };
  } catch {
    return undefined;
  }
}
