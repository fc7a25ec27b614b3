import { Unavailable } from '../../contract/unavailable.ts';
import type { NeededVersion } from '../store.ts';
import type { Connections } from './connections.ts';

const tables = ['api_keys', 'chunks', 'files', 'meta', 'pages', 'registry', 'rows', 'tenants', 'uploads'];
const functions = ['check', 'commit', 'news'];
const names = [tables, functions].map((those) => those.map((name) => `cps_${name}`));

const statement = `
  SELECT pg_is_in_recovery() AS standby, current_setting('transaction_read_only')::boolean AS still,
    array(SELECT n FROM unnest($1::text[]) n WHERE to_regclass(n) IS NULL)
      || array(SELECT n FROM unnest($2::text[]) n WHERE to_regproc(n) IS NULL) AS missing,
    array(SELECT n FROM unnest($1::text[]) n WHERE NOT has_table_privilege(to_regclass(n)::oid, 'SELECT')) AS unread,
    array(SELECT n FROM unnest($1::text[]) n, to_regclass(n) t WHERE NOT (has_table_privilege(t::oid, 'INSERT')
      AND has_table_privilege(t::oid, 'UPDATE') AND has_table_privilege(t::oid, 'DELETE'))) AS unwritten`;

interface Found {
  standby: boolean;
  still: boolean;
  missing: string[];
  unread: string[];
  unwritten: string[];
}

export async function requireUsable(connections: Connections, need: NeededVersion): Promise<void> {
  const { rows } = await connections.ask(statement, names);
  const reason = reasonAgainst(rows[0], need);
  if (reason !== undefined) throw new Unavailable(reason);
}

function reasonAgainst({ standby, still, missing, unread, unwritten }: Found, need: NeededVersion): string | undefined {
  if (missing.length > 0)
    return `${missing.join(', ')} cannot be found; open the schema to the user, or restore a backup`;
  if (unread.length > 0) return `the user may not read ${unread.join(', ')}`;
  if (need === 'reading') return undefined;
  if (standby) return 'the database is a read-only standby';
  if (still) return 'the database is read-only';
  if (unwritten.length > 0) return `the user may not insert, update and delete in ${unwritten.join(', ')}`;
  return undefined;
}
