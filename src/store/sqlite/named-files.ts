import type { SQLOutputValue } from 'node:sqlite';
import { isCorruption } from './sqlite-errors.ts';
import type { Statements } from './statements.ts';
import type { Transactions } from './transactions.ts';

/** Returns the hashes of the files of all tenants. Throws `Damaged` for a damaged page of an existing tenant. */
export function namedFiles({ documents, documentsOf, tenants }: Statements, transactions: Transactions): Set<string> {
  const named = new Set<string>();
  try {
    addHashes(named, documents.iterate());
  } catch (error) {
    if (!isCorruption(error)) throw error;
    // Reads the data of each existing tenant separately, so that damaged pages of removed tenants do not matter.
    for (const { tenant } of tenants.all()) {
      const name = String(tenant);
      transactions.askFor(name, () => addHashes(named, documentsOf.iterate({ tenant: name })));
    }
  }
  return named;
}

function addHashes(named: Set<string>, rows: IterableIterator<Record<string, SQLOutputValue>>): void {
  try {
    for (const { body } of rows) {
      for (const [, hash = ''] of String(body).matchAll(/"hash":"([0-9a-f]{64})"/g)) named.add(hash);
    }
  } finally {
    // After an error, the SQL statement must be reset. Otherwise its next use throws the old error.
    rows.return?.();
  }
}
