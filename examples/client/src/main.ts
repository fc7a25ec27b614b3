// Calls each function of the client once. Starts a sandbox unless PLATFORM_URL and PLATFORM_API_KEY are set.
import { createSandbox } from 'contract-platform-kit';
import { bodyOf, connect } from './client.ts';
import { removeDepartment } from './jobs.ts';
import { users } from './pages.ts';
import { findByText, uploadNote } from './uploads.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

await using sandbox = await createSandbox();
const { PLATFORM_URL: url = sandbox.url, PLATFORM_API_KEY: apiKey = 'aurora-admin-key' } = process.env;
const platform = connect({ url, apiKey });

let count = 0;
for await (const user of users(platform)) if (user.attributes.status === 'active') count += 1;
say(`${count} active users`);

const created = await platform.admin.POST('/v2/admin/departments', {
  body: { data: { type: 'departments', attributes: { name: 'Treasury Desk' } } },
});
const { id } = bodyOf(created).data;
say(`department ${id} was made; its removal ${await removeDepartment(platform, id)}`);

const record = await uploadNote(platform, 'note.txt', 'A perpetual licence of zirconium.', sleep);
say(`document ${record.documentId} is ${record.status}`);
say(`found: ${(await findByText(platform, ['zirconium'])).join(', ')}`);
