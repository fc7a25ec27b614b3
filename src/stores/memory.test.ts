import { LocalFiles } from '../files/local-files.ts';
import { Tenants } from '../world/tenants.ts';
import { start, tenantsSuite } from './testing/tenants-suite.ts';

tenantsSuite('memory', async () => ({
  open: async () => {
    const files = new LocalFiles();
    return { tenants: new Tenants(() => start), files, close: () => files.close() };
  },
}));
