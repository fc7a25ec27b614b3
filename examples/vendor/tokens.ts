import { createHmac, randomBytes } from 'node:crypto';

const secret = randomBytes(32);

/** Returns a signed token (RFC 7519) that is valid for 15 minutes. */
export function issueToken(now = Date.now()): string {
  const iat = Math.floor(now / 1000);
  const content = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ sub: 'admin', iat, exp: iat + 900 })}`;
  return `${content}.${signatureOf(content)}`;
}

export function isToken(text: string | undefined, now = Date.now()): boolean {
  const [head, claims, signature] = (text ?? '').split('.');
  if (signature !== signatureOf(`${head}.${claims}`)) return false;
  return JSON.parse(Buffer.from(claims ?? '', 'base64url').toString()).exp * 1000 > now;
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function signatureOf(content: string): string {
  return createHmac('sha256', secret).update(content).digest('base64url');
}
