import { LocalFiles } from '../files/local-files.ts';
import { MemoryTenants } from '../tenant/memory-tenants.ts';
import { startTime, tenantsSuite } from './testing/tenants-suite.ts';

tenantsSuite('memory', async () => ({
  open: async () => {
    const files = new LocalFiles();
    return { tenants: new MemoryTenants(() => startTime), files, close: () => files.close() };
  },
}));
