import type { Api } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked } from '../../case/failure.ts';

type Submitting = 'importUsers' | 'summarizeUserImport';

/** Submits a spreadsheet of users that the target file names. */
export async function submit(api: Api, operation: Submitting, kind: 'users' | 'faulty-users' = 'users') {
  const { name, content } = await api.file(kind);
  return api.call(operation, { file: content, fileName: name });
}

/** The id of the process that a submission began; a setup step. */
export async function processOf(api: Api, operation: Submitting, kind?: 'users' | 'faulty-users'): Promise<string> {
  const reply: Reply<Submitting> = await submit(api, operation, kind);
  if (reply.ok && reply.values.id) return reply.values.id;
  throw new Blocked(operation, `no import process could be begun: ${reply.status}`);
}
