// The shortest script of a partner: it opens a sandbox, sends a request and closes it. The process must then end.
import { createSandbox } from '../../index.ts';

await using sandbox = await createSandbox();
const tenant = await sandbox.tenant();
const response = await tenant.fetch('/v2/admin/users');
process.stdout.write(`${response.status}\n`);
