import type { CallerName } from '../case/caller.ts';
import { Unsupported } from '../case/failure.ts';
import { isObject, parseJson } from '../json.ts';
import type { Credential, PreparedRequest, Target } from '../target/types.ts';

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

function madeUp(credential: Credential): Credential {
  const unknown = 'a-key-that-nobody-was-given';
  if (typeof credential === 'string') return unknown;
  // A target may look up the user and not the key, so the other members stay as they are.
  const keys = Object.keys(credential).filter((name) => /key|secret|token|password/i.test(name));
  const isKept = (name: string) => keys.length > 0 && !keys.includes(name);
  return Object.fromEntries(Object.entries(credential).map(([name, own]) => [name, isKept(name) ? own : unknown]));
}

/** The signature of the JWT is unchanged and does not match the new claims. */
export function forge(token: string): string {
  const [head, payload, signature, ...rest] = token.split('.');
  if (rest.length === 2) {
    const [cipher = '', tag] = rest;
    const altered = cipher.startsWith('A') ? 'B' : 'A';
    return [head, payload, signature, `${altered}${cipher.slice(1)}`, tag].join('.');
  }
  const claims = parseJson(Buffer.from(payload ?? '', 'base64url').toString('utf8'));
  if (!isObject(claims) || signature === undefined)
    throw new Unsupported('the token is not a JWT with claims that can be altered');
  const altered = { ...claims, altered: true };
  return [head, Buffer.from(JSON.stringify(altered)).toString('base64url'), signature].join('.');
}

/** Changing only the last character of a JWT sometimes leaves the decoded signature unchanged. */
export function forgeSignature(token: string): string {
  if (token.split('.').length < 3) throw new Unsupported('the token is not a JWT with a signature that can be altered');
  const altered = token.at(-2) === 'A' ? 'B' : 'A';
  return `${token.slice(0, -2)}${altered}${token.slice(-1)}`;
}

export function claimsOf(token: string): Record<string, unknown> {
  const claims = parseJson(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
  return isObject(claims) ? claims : {};
}

/**
 * Returns the lifetime of a JWT (`exp` minus `iat`) in milliseconds. Returns undefined if one of the claims is missing.
 */
export function lifetimeOf(token: string): number | undefined {
  const { iat, exp } = claimsOf(token);
  return typeof iat === 'number' && typeof exp === 'number' && exp > iat ? (exp - iat) * 1000 : undefined;
}

export function variable(as: CallerName, name: string): string {
  return `${as}_${name}`.replaceAll(/\W+/g, '_').toUpperCase();
}

export function signedWith({ authentication }: Target, prepared: PreparedRequest, token: string): PreparedRequest {
  const { header, value } = authentication ?? { header: 'Authorization', value: 'Bearer {token}' };
  return { ...prepared, headers: { ...prepared.headers, [header]: value.replace('{token}', token) } };
}
