import { createSigner, createVerifier } from 'fast-jwt';
import type { Caller, Claims } from '../../operation/operation.ts';

/** Claims of a token, and the caller that the token identifies. */
export interface Credential {
  claims: Claims;
  caller: Caller;
}

export interface Tokens {
  sign: (claims: Claims) => string;
  /**
   * Returns the credential of a token that this sandbox signed, even if the token has expired.
   * Returns undefined for any text that is not a token of this sandbox.
   */
  verify: (token: string) => Credential | undefined;
  /** Returns the credential in a header `Authorization: Bearer <token>`, like `verify`. */
  bearer: (authorization: string | undefined) => Credential | undefined;
}

/** The maximum number of headers with valid tokens that are cached. A cached token is not verified again. */
const remembered = 2_000;

/**
 * Signs and verifies tokens with one secret (HMAC-SHA-256).
 * The expiry of a token is checked elsewhere, against the tenant's clock.
 */
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
  /**
   * The last header is stored, because clients often repeat a token.
   * Comparing a header with the last header costs a tenth of a cache lookup.
   */
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

/**
 * Returns undefined for an invalid access token.
 * The token library throws in this case, but an invalid token is a normal input.
 */
function tryVerify(claimsOf: (token: string) => unknown, token: string): Credential | undefined {
  try {
    const claims = claimsOf(token) as Claims;
    return { claims, caller: { userId: claims.sub, role: claims.role } };
  } catch {
    return undefined;
  }
}
