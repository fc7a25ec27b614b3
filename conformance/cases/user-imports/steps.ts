import type { Api } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked } from '../../case/failure.ts';

type Submitting = 'importUsers' | 'summarizeUserImport';

/** Uploads a spreadsheet of users named in the target file. */
export async function submit(api: Api, operation: Submitting, kind: 'users' | 'faulty-users' = 'users') {
  const { name, content } = await api.file(kind);
  return api.call(operation, { file: content, fileName: name });
}

/** Setup step: the id of the new import process. */
export async function processOf(api: Api, operation: Submitting, kind?: 'users' | 'faulty-users'): Promise<string> {
  const reply: Reply<Submitting> = await submit(api, operation, kind);
  if (reply.ok && reply.values.id) return reply.values.id;
  throw new Blocked(operation, `no import process could be begun: ${reply.status}`);
}
