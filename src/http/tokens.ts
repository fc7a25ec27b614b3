import { createSigner, createVerifier } from 'fast-jwt';
import type { Claims } from '../jobs/operation.ts';

export interface Tokens {
  sign: (claims: Claims) => string;
  /** The claims of a token that was signed here, whether expired or not; undefined for any other text. */
  verify: (token: string) => Claims | undefined;
}

/** How many verified tokens are remembered, so that a token in use is checked once. */
const remembered = 2_000;

/** Signs and verifies tokens with one secret (HMAC-SHA-256). Expiry is judged by the tenant's clock, not here. */
export function createTokens(secret: Buffer): Tokens {
  const sign = createSigner({ key: secret, algorithm: 'HS256' });
  const verifier = createVerifier({
    key: secret,
    algorithms: ['HS256'],
    ignoreExpiration: true,
    ignoreNotBefore: true,
  });
  const known = new Map<string, Claims>();
  return {
    sign: (claims) => sign({ ...claims }),
    verify: (token) => {
      const claims = known.get(token) ?? tryVerify(verifier, token);
      if (claims && known.size >= remembered) known.clear();
      if (claims) known.set(token, claims);
      return claims;
    },
  };
}

/** The library throws for whatever is no token of ours: that is an answer here, not a fault. */
function tryVerify(verify: (token: string) => unknown, token: string): Claims | undefined {
  try {
    return verify(token) as Claims;
  } catch {
    return undefined;
  }
}
