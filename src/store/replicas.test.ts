import { SqliteStore } from './sqlite/sqlite-store.ts';
import { replicasSuite } from './testing/replicas-suite.ts';
import { sharedStore } from './testing/shared-store.ts';
import { newSqliteFiles } from './testing/sqlite-file.ts';
import { openStored } from './testing/tenants-suite.ts';

const newFile = newSqliteFiles();

replicasSuite('a shared store', async () => {
  const store = await SqliteStore.open(newFile());
  const shared = sharedStore(store);
  const opened = await Promise.all(Array.from({ length: 4 }, () => openStored(shared)));
  return { opened, close: () => store.close() };
});
