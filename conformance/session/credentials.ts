import type { CallerName } from '../case/caller.ts';
import { Unsupported } from '../case/failure.ts';
import { isObject, parseJson } from '../json.ts';
import type { Credential, PreparedRequest, Target } from '../target/types.ts';

/** The credential of a caller; undefined if the target file has none. */
export function credentialOf({ credentials, tenants }: Target, as: CallerName): Credential | undefined {
  const known: Partial<Record<CallerName, Credential | undefined>> = {
    admin: credentials.admin,
    'super-admin': credentials.superAdmin,
    user: credentials.user,
    'other-tenant': tenants?.other?.admin,
    'tenant-without-flag': tenants?.withoutFlag?.admin,
    'hr-managed-tenant': tenants?.hrManaged?.admin,
    'unknown-key': madeUp(credentials.admin),
  };
  return known[as];
}

/** An invented credential of the same form. */
function madeUp(credential: Credential): Credential {
  const unknown = 'a-key-that-nobody-was-given';
  if (typeof credential === 'string') return unknown;
  return Object.fromEntries(Object.keys(credential).map((name) => [name, unknown]));
}

/** A JWT with its claims altered and its signature kept; of an encrypted one a byte of what is encrypted. */
export function forge(token: string): string {
  const [head, payload, signature, ...rest] = token.split('.');
  if (rest.length === 2) {
    const [cipher = '', tag] = rest;
    const altered = cipher.startsWith('A') ? 'B' : 'A';
    return [head, payload, signature, `${altered}${cipher.slice(1)}`, tag].join('.');
  }
  const claims = parseJson(Buffer.from(payload ?? '', 'base64url').toString('utf8'));
  if (!isObject(claims) || signature === undefined)
    throw new Unsupported('the token is no JWT whose claims could be altered');
  const altered = { ...claims, exp: Number(claims['exp'] ?? 0) + 86_400 };
  return [head, Buffer.from(JSON.stringify(altered)).toString('base64url'), signature].join('.');
}

/** The claims of a token; empty if it is not a JWT or is encrypted. */
export function claimsOf(token: string): Record<string, unknown> {
  const claims = parseJson(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
  return isObject(claims) ? claims : {};
}

/** The lifetime of a token in milliseconds by its own claims, independent of clocks; undefined if not given. */
export function lifetimeOf(token: string): number | undefined {
  const { iat, exp } = claimsOf(token);
  return typeof iat === 'number' && typeof exp === 'number' && exp > iat ? (exp - iat) * 1000 : undefined;
}

/** The placeholder of a secret in records: a shell variable. */
export function variable(as: CallerName, name: string): string {
  return `${as}_${name}`.replaceAll(/\W+/g, '_').toUpperCase();
}

/** A request with the token in the header that the target names. */
export function signedWith({ authentication }: Target, prepared: PreparedRequest, token: string): PreparedRequest {
  const { header, value } = authentication ?? { header: 'Authorization', value: 'Bearer {token}' };
  return { ...prepared, headers: { ...prepared.headers, [header]: value.replace('{token}', token) } };
}
