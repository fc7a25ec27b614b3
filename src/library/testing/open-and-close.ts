// A partner's script at its shortest: it opens a sandbox, asks it over HTTP and closes it. It must end by itself.
import { createSandbox } from '../../index.ts';

await using sandbox = await createSandbox();
const tenant = await sandbox.tenant();
const response = await tenant.fetch('/v2/admin/users');
process.stdout.write(`${response.status}\n`);
