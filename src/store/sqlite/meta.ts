import { randomBytes } from 'node:crypto';
import type { Statements } from './statements.ts';

export function secretOf({ meta, setMeta }: Statements): Buffer {
  const stored = meta.get('secret')?.['value'];
  if (stored instanceof Uint8Array && stored.length >= 32) return Buffer.from(stored);
  const secret = randomBytes(32);
  setMeta.run('secret', secret);
  return secret;
}
