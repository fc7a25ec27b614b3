import { LocalFiles } from '../files/local-files.ts';
import { MemoryTenants } from '../tenant/memory-tenants.ts';
import { begin, tenantsSuite } from './testing/tenants-suite.ts';

tenantsSuite('memory', async () => ({
  open: async () => {
    const files = new LocalFiles();
    return { tenants: new MemoryTenants(() => begin), files, close: () => files.close() };
  },
}));
