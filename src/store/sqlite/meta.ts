import { randomBytes } from 'node:crypto';
import type { Statements } from './statements.ts';

/** Returns the secret that signs access tokens. If the database contains no valid secret, creates a secret. */
export function secretOf({ meta, setMeta }: Statements): Buffer {
  const stored = meta.get('secret')?.['value'];
  if (stored instanceof Uint8Array && stored.length >= 32) return Buffer.from(stored);
  const secret = randomBytes(32);
  setMeta.run('secret', secret);
  return secret;
}
