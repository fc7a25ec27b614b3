import type { Api } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked, Failure } from '../../case/failure.ts';
import { containsAll } from '../proofs.ts';

type Submitting = 'importUsers' | 'summarizeUserImport';

type Kind = 'users' | 'faulty-users';

/** Submits a spreadsheet of users that the target file names. */
export async function submit(api: Api, operation: Submitting, kind: Kind = 'users') {
  return (await submitted(api, operation, kind)).reply;
}

/**
 * Works like `submit`, and also returns the id of the import.
 * A summary may need an earlier import, and then has the id of this import.
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
  throw new Blocked(operation, `no import process could be started: ${reply.status}`);
}

/**
 * Waits until an import process can be read, and returns it.
 * The service description leaves open whether a new process can be read immediately.
 */
export async function readable(api: Api, importId: string): Promise<Reply<'readUserImport'>> {
  const ask = () => api.call('readUserImport', { importId });
  const process = await api.eventually(ask, ({ status }) => status !== 404, 'The process can be read');
  api.expect.accepted(process, 'The process can be read');
  return process;
}

/** Returns whether the list of import processes contains the process now. */
export async function isListed(api: Api, id: string): Promise<boolean> {
  const first = await api.call('listUserImports', {});
  return first.ok && (await api.rest(first)).some((process) => process.id === id);
}

/** Requires that the list of import processes contains the process after some time. */
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
 * Requires that an operation does not answer as for an unknown path or process.
 * First tries the process of an import summary.
 * If this fails, for example because the process has already ended, tries an import.
 * The service description leaves open which processes can be acknowledged or canceled, and when.
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
