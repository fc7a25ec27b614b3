// Exports 100,000 users and sends the memory growth of this process to the parent process.
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exportUsers } from '../../../../src/admin/users/exportUsers.ts';
import type { Request } from '../../../../src/operation/operation.ts';
import { organisation } from '../organisation.ts';

const tenantData = organisation({ users: 100_000, departments: 1_000, folders: 10 });
globalThis.gc?.();
const before = process.memoryUsage.rss();
let most = before;
const answer = exportUsers({ tenantData, now: 0 } as Request<never>);
if (!('file' in answer) || !('stream' in answer.file.content)) throw new Error('the export is no stream');
const sink = new Writable({
  write: (_bytes, _encoding, done) => {
    most = Math.max(most, process.memoryUsage.rss());
    setImmediate(done);
  },
});
await pipeline(answer.file.content.stream(), sink);
process.send?.(most - before, () => process.disconnect());
