import type { Api } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked } from '../../case/failure.ts';

type Submitting = 'importUsers' | 'summarizeUserImport';

type Kind = 'users' | 'faulty-users';

/** Submits a spreadsheet of users that the target file names. */
export async function submit(api: Api, operation: Submitting, kind: Kind = 'users') {
  return (await submitted(api, operation, kind)).reply;
}

/**
 * Works like `submit`, and also returns the import id.
 * A summary may belong to an import that was started before, and then has the id of that import.
 */
async function submitted(api: Api, operation: Submitting, kind: Kind) {
  const { name: fileName, content: file } = await api.file(kind);
  const needsImport = operation === 'summarizeUserImport' && api.uses(operation, 'importId');
  const importId = needsImport ? await processOf(api, 'importUsers', kind) : undefined;
  const reply: Reply<Submitting> = await api.call(operation, { file, fileName, importId });
  return { reply, importId };
}

/** Setup step: submits a spreadsheet and returns the id of the import process that it starts. */
export async function processOf(api: Api, operation: Submitting, kind: Kind = 'users'): Promise<string> {
  const { reply, importId } = await submitted(api, operation, kind);
  const id = reply.values.id ?? importId;
  if (reply.ok && id) return id;
  throw new Blocked(operation, `no import process could be begun: ${reply.status}`);
}
