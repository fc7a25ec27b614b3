// The shortest script that a user of the library can write: it opens a sandbox, sends a request and closes the sandbox.
// The test expects that the process then ends by itself.
import { createSandbox } from '../../index.ts';

await using sandbox = await createSandbox();
const tenant = await sandbox.tenant();
const response = await tenant.fetch('/v2/admin/users');
process.stdout.write(`${response.status}\n`);
