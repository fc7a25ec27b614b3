// A short script that uses the library. A test checks that the Node process of the script ends by itself.
import { createSandbox } from '../../index.ts';

await using sandbox = await createSandbox();
const tenant = await sandbox.tenant();
const response = await tenant.fetch('/v2/admin/users');
process.stdout.write(`${response.status}\n`);
