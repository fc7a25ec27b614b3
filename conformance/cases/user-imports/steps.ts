import type { Api } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked, Failure } from '../../case/failure.ts';
import { containsAll } from '../proofs.ts';

type Submitting = 'importUsers' | 'summarizeUserImport';

type Kind = 'users' | 'faulty-users';

/** Sends the spreadsheet of users from the target file to an import operation. */
export async function submit(api: Api, operation: Submitting, kind: Kind = 'users') {
  return (await submitted(api, operation, kind)).reply;
}

/**
 * Sends the spreadsheet of users to an import operation. Returns the response and the id of the import.
 * If an import summary needs an earlier user import, first creates a user import and returns its id.
 */
async function submitted(api: Api, operation: Submitting, kind: Kind) {
  const { name: fileName, content: file } = await api.file(kind);
  const needsImport = operation === 'summarizeUserImport' && api.uses(operation, 'importId');
  const importId = needsImport ? await processOf(api, 'importUsers', kind) : undefined;
  const reply: Reply<Submitting> = await api.call(operation, { file, fileName, importId });
  return { reply, importId };
}

/** Setup step: sends a spreadsheet of users, and returns the id of the started import process. */
export async function processOf(api: Api, operation: Submitting, kind: Kind = 'users'): Promise<string> {
  const { reply, importId } = await submitted(api, operation, kind);
  const id = reply.values.id ?? importId;
  if (reply.ok && id) return id;
  throw new Blocked(operation, `no import process could be started: ${reply.status}`);
}

/**
 * Waits until an import process can be read, and returns the response.
 * The service description does not say whether a new import process can be read immediately.
 */
export async function readable(api: Api, importId: string): Promise<Reply<'readUserImport'>> {
  const ask = () => api.call('readUserImport', { importId });
  const process = await api.eventually(ask, ({ status }) => status !== 404, 'The process can be read');
  api.expect.accepted(process, 'The process can be read');
  return process;
}

/** Returns whether the list of import processes currently contains the process. */
export async function isListed(api: Api, id: string): Promise<boolean> {
  const first = await api.call('listUserImports', {});
  return first.ok && (await api.rest(first)).some((process) => process.id === id);
}

/** Requires that the list of import processes contains the process before the deadline. */
export async function expectListed(api: Api, id: string): Promise<void> {
  const isListed = async (first: Reply<'listUserImports'>) =>
    first.ok &&
    containsAll(
      (await api.rest(first)).map((process) => process.id),
      [id],
    );
  await api.eventually(() => api.call('listUserImports', {}), isListed, 'The process is listed');
}

type Step = 'acknowledgeUserImport' | 'cancelUserImport';

/**
 * Requires that the response to an operation differs from the response to an unknown path or process.
 * First sends the operation for the process of an import summary.
 * If the operation fails for the process of an import summary, sends the operation for a user import.
 * The service description does not say which import processes can be acknowledged or canceled.
 */
export async function expectKnown(api: Api, operation: Step): Promise<void> {
  const isKnown = ({ status }: Reply<Step>) => ![404, 405, 501].includes(status) && status < 500;
  const known = async (submitting: Submitting) => {
    const importId = await processOf(api, submitting);
    const what = 'The response differs from the response for an unknown path or process';
    await api.eventually(() => api.call(operation, { importId }), isKnown, what);
  };
  try {
    await known('summarizeUserImport');
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await known('importUsers');
  }
}
