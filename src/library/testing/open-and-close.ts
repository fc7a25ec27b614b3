// Shortest script with the library: it starts a sandbox, sends a request and closes the sandbox.
// A test runs the script and checks that the Node process ends by itself.
import { createSandbox } from '../../index.ts';

await using sandbox = await createSandbox();
const tenant = await sandbox.tenant();
const response = await tenant.fetch('/v2/admin/users');
process.stdout.write(`${response.status}\n`);
