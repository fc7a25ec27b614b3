import { randomBytes } from 'node:crypto';
import { integerOf } from '../stored-values.ts';
import type { Statements } from './statements.ts';

/**
 * Describes unreadable rows of the database table `meta`. The sandbox can run without these rows.
 * The command `cps store repair` restores unreadable rows of the table `meta`.
 */
export function metaFaults({ meta }: Statements): string[] {
  const faulty = ['registry', 'swept'].filter((name) => integerOf(meta.get(name)?.['value']) === undefined);
  return faulty.map((name) => `the entry ${name} of the table meta must be a whole number`);
}

/** Returns the secret that signs access tokens. If the database contains no valid secret, creates a secret. */
export function secretOf({ meta, setMeta }: Statements): Buffer {
  const stored = meta.get('secret')?.['value'];
  if (stored instanceof Uint8Array && stored.length >= 32) return Buffer.from(stored);
  const secret = randomBytes(32);
  setMeta.run('secret', secret);
  return secret;
}
