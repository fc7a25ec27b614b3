import jws from 'jws';
import type { Caller, Claims } from '../../operation/operation.ts';

export interface TokenGrant {
  claims: Claims;
  caller: Caller;
}

export interface Tokens {
  sign: (claims: Claims) => string;
  verify: (token: string) => TokenGrant | undefined;
  bearer: (authorization: string | undefined) => TokenGrant | undefined;
}

const remembered = 2_000;

const algorithm = 'HS256';

export function createTokens(secret: Buffer): Tokens {
  const verify = (token: string) => credentialOf(token, secret);
  const known = new Map<string, TokenGrant>();
  const check = (authorization: string): TokenGrant | undefined => {
    const token = /^bearer +([^ ]+)$/i.exec(authorization)?.[1];
    const credential = token === undefined ? undefined : verify(token);
    if (known.size >= remembered) known.clear();
    if (credential) known.set(authorization, credential);
    return credential;
  };
  const sign = (payload: Claims) => jws.sign({ header: { alg: algorithm, typ: 'JWT' }, payload, secret });
  return { sign, verify, bearer: (authorization = '') => known.get(authorization) ?? check(authorization) };
}

function credentialOf(token: string, secret: Buffer): TokenGrant | undefined {
  if (!jws.isValid(token) || !jws.verify(token, algorithm, secret)) return undefined;
  const claims: Claims = jws.decode(token, { json: true })?.payload;
  return { claims, caller: { userId: claims.sub, role: claims.role } };
}
