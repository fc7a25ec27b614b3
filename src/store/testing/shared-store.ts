import type { CommitResult, Conflict, Store, StoredRow, TenantHead, TenantWrite } from '../store.ts';

interface Change {
  tenant: string;
  version: number;
  row: StoredRow;
}

/** Makes a store behave like a database that several processes share: commits with an old version lose. */
export function sharedStore(store: Store): Store {
  const changes: Change[] = [];
  let last: Promise<unknown> = Promise.resolve();

  async function commitNow(writes: readonly TenantWrite[], registry: number | null): Promise<CommitResult> {
    const conflicts: Conflict[] = [];
    for (const write of writes) conflicts.push(...(await conflictOf(store, write, changes)));
    if (conflicts.length > 0) return { won: false, registry: (await store.registry()).version, conflicts };
    const outcome = await store.commit(writes, registry);
    if (outcome.won) changes.push(...writes.flatMap(changesOf));
    return outcome;
  }

  return {
    isShared: true,
    secret: store.secret,
    files: store.files,
    isNew: () => store.isNew(),
    registry: () => store.registry(),
    load: (tenant) => store.load(tenant),
    image: (tenant, id) => store.image(tenant, id),
    commit: (writes, registry) => {
      const outcome = last.then(() => commitNow(writes, registry));
      last = Promise.allSettled([outcome]);
      return outcome;
    },
    sweep: (unusedFor) => store.sweep(unusedFor),
    isDueToSweep: (every) => store.isDueToSweep(every),
    discard: (tenant) => store.discard(tenant),
    ready: () => store.ready(),
    close: () => store.close(),
  };
}

async function conflictOf(store: Store, { tenant, expected }: TenantWrite, changes: readonly Change[]) {
  const stored = await store.load(tenant);
  if (isSame(stored?.head, expected)) return [];
  if (!stored) return [{ tenant, head: null, catalog: null, rows: [] }];
  const { head, catalog } = stored;
  const isNewer = (change: Change) => change.tenant === tenant && change.version > (expected?.version ?? 0);
  const rows = head.epoch === expected?.epoch ? changes.filter(isNewer).map(({ row }) => row) : [];
  return [{ tenant, head, catalog, rows }];
}

function isSame(stored: TenantHead | undefined, expected: TenantHead | null): boolean {
  return (
    stored?.epoch === expected?.epoch &&
    stored?.version === expected?.version &&
    stored?.catalogVersion === expected?.catalogVersion
  );
}

function changesOf({ tenant, next }: TenantWrite): Change[] {
  if (next === undefined || next === 'removed') return [];
  return next.rows.map((row) => ({ tenant, version: next.head.version, row }));
}
