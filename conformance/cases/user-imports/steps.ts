import type { Api } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked, Failure } from '../../case/failure.ts';
import { hasContent, isBinarySpreadsheet, isSpreadsheet, textOf } from '../content.ts';
import { containsAll } from '../proofs.ts';

type Submitting = 'importUsers' | 'summarizeUserImport';

type Kind = 'users' | 'faulty-users';

interface UsersFile {
  name: string;
  content: Buffer;
}

const address = /[\w.+-]+@[\w.-]+\w/g;

export async function addressesIn({ content }: UsersFile): Promise<string[]> {
  return (await textOf({ values: { content } }))?.match(address) ?? [];
}

/** Returns undefined for XLSX, ODS and XLS files, because replacing text would damage these files. */
export async function fileOfNewUsers(api: Api): Promise<UsersFile | undefined> {
  const { name, content } = await api.file('users');
  if (isBinarySpreadsheet(content)) return undefined;
  const prefix = api.name('new').replaceAll(/\W+/g, '.').toLowerCase();
  const altered = content.toString('utf8').replaceAll(address, (old) => `${prefix}.${old}`);
  return { name, content: Buffer.from(altered) };
}

export async function submit(api: Api, operation: Submitting, kind: Kind = 'users') {
  return (await submitted(api, operation, kind)).reply;
}

async function submitted(api: Api, operation: Submitting, kind: Kind | UsersFile) {
  const { name: fileName, content: file } = typeof kind === 'string' ? await api.file(kind) : kind;
  const needsImport = operation === 'summarizeUserImport' && api.uses(operation, 'importId');
  const importId = needsImport ? await processOf(api, 'importUsers', kind) : undefined;
  const ask = (): Promise<Reply<Submitting>> => api.call(operation, { file, fileName, importId });
  // Without an id, only these statuses can mean that another import is running.
  const reply = await api.ready(ask, needsImport ? undefined : [409, 423]);
  return { reply, importId };
}

export async function processOf(api: Api, operation: Submitting, kind: Kind | UsersFile = 'users'): Promise<string> {
  const { reply, importId } = await submitted(api, operation, kind);
  const id = reply.values.id ?? importId;
  if (reply.ok && id) return id;
  throw new Blocked(operation, `no import process could be started: ${reply.status}`);
}

/** The service description does not say whether `GET` returns a new user import immediately. */
export async function readable(api: Api, importId: string): Promise<Reply<'readUserImport'>> {
  const ask = () => api.call('readUserImport', { importId });
  const process = await api.eventually(ask, ({ status }) => status !== 404, 'The process can be read');
  api.expect.accepted(process, 'The process can be read');
  return process;
}

export async function isListed(api: Api, id: string): Promise<boolean> {
  const first = await api.call('listUserImports', {});
  return first.ok && (await api.rest(first)).some((process) => process.id === id);
}

export async function expectListed(api: Api, id: string): Promise<void> {
  const isListed = async (first: Reply<'listUserImports'>) =>
    first.ok &&
    containsAll(
      (await api.rest(first)).map((process) => process.id),
      [id],
    );
  await api.eventually(() => api.call('listUserImports', {}), isListed, 'The process is listed');
}

export async function hasSummary(api: Api, importId: string, { values }: Reply<'readUserImport'>): Promise<boolean> {
  const isObserved = api.observes('importSummary');
  const { summary } = isObserved ? (await api.observe('importSummary', { importId })).values : values;
  if (typeof summary === 'object' && summary !== null) return Object.keys(summary).length > 0;
  return summary !== undefined && summary !== null && summary !== '';
}

export async function expectErrors(
  api: Api,
  submitting: Submitting,
  errors: 'readUserImportErrors' | 'readUserImportSummaryErrors',
): Promise<void> {
  const sound = await processOf(api, submitting);
  const importId = await processOf(api, submitting, 'faulty-users');
  const ask = () => api.call(errors, { importId });
  const isOwn = async (reply: Reply<typeof errors>) => {
    if (!hasContent(reply)) return false;
    const other = await api.call(errors, { importId: sound });
    return !hasContent(other) || !reply.values.content?.equals(other.values.content ?? Buffer.alloc(0));
  };
  const what = 'The errors of an invalid spreadsheet are returned, and they differ from the errors of a valid one';
  const reply = await api.eventually(ask, isOwn, what);
  api.expect.true(isSpreadsheet(reply), 'The errors are a spreadsheet', reply);
}

type Step = 'acknowledgeUserImport' | 'cancelUserImport';

/** The service description does not say which user imports can be acknowledged or cancelled. */
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
