import { isDeepStrictEqual } from 'node:util';
import { type Api, Shared } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked, Failure } from '../../case/failure.ts';
import { inCommon, parseJson } from '../../json.ts';
import { rowsOfTable } from '../../session/observe.ts';
import { hasContent, isBinarySpreadsheet, isSpreadsheet, textOf } from '../content.ts';
import { namesIn } from '../platform/field-names.ts';
import { asSetup, containsAll } from '../proofs.ts';

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

const isDeletion = ([column, cell]: [string, unknown]) =>
  /delet|remov/i.test(column) && !/^(no?|false|0)?$/i.test(String(cell ?? '').trim());

/** Omits the users that the file deletes. A row deletes a user if a column such as `deleted` or `remove` says so. */
export async function remainingAddressesIn(file: UsersFile): Promise<string[]> {
  const rows = (await rowsOfTable(file.content)) ?? [];
  const deleting = rows.filter((row) => Object.entries(row).some(isDeletion));
  const deleted = new Set(deleting.flatMap((row) => Object.values(row).map(String)));
  return (await addressesIn(file)).filter((email) => !deleted.has(email));
}

/** Returns undefined for XLSX, ODS, XLS and UTF-16 files, because replacing text would damage these files. */
export async function fileOfNewUsers(api: Api): Promise<UsersFile | undefined> {
  const { name, content } = await api.file('users');
  if (isBinarySpreadsheet(content) || content.includes(0)) return undefined;
  const prefix = api.name('new').replaceAll(/\W+/g, '.').toLowerCase();
  const altered = content.toString('latin1').replaceAll(address, (old) => `${prefix}.${old}`);
  return { name, content: Buffer.from(altered, 'latin1') };
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
export async function readableImport(api: Api, importId: string): Promise<Reply<'readUserImport'>> {
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

const shared = (kind: Kind) => ({
  importUsers: new Shared((api) => processOf(api, 'importUsers', kind)),
  summarizeUserImport: new Shared((api) => processOf(api, 'summarizeUserImport', kind)),
});

/** Processes that no test case acknowledges or cancels. */
export const soundProcess = shared('users');
export const faultyProcess = shared('faulty-users');

export async function expectErrors(
  api: Api,
  submitting: Submitting,
  errors: 'readUserImportErrors' | 'readUserImportSummaryErrors',
): Promise<void> {
  const sound = await api.once(soundProcess[submitting]);
  const importId = await api.once(faultyProcess[submitting]);
  const ask = () => api.call(errors, { importId });
  const isOwn = async (reply: Reply<typeof errors>) => {
    if (!hasContent(reply)) return false;
    const other = await api.call(errors, { importId: sound });
    if (!hasContent(other)) return true;
    // Archives with the same rows can differ in their times.
    const texts = [await textOf(reply), await textOf(other)];
    return texts[0] === undefined ? !isSameFile(reply, other) : texts[0] !== texts[1];
  };
  const what = 'The errors of an invalid spreadsheet are returned, and they differ from the errors of a valid one';
  const reply = await api.eventually(ask, isOwn, what);
  api.expect.true(isSpreadsheet(reply), 'The errors are a spreadsheet', reply);
}

function isSameFile(...replies: { values: { content?: Buffer | null | undefined } }[]): boolean {
  const [one, other] = replies.map(({ values }) => values.content ?? Buffer.alloc(0));
  return one !== undefined && other !== undefined && one.equals(other);
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

/** Some targets return old data even after new data, so one successful check is not enough. */
export function repeatedly(isTrue: () => Promise<boolean> | boolean, enough = 2): () => Promise<boolean> {
  let times = 0;
  return async () => {
    times = (await isTrue()) ? times + 1 : 0;
    return times === enough;
  };
}

export async function stateOf(api: Api, importId: string): Promise<string | null | undefined> {
  const { ok, values } = await api.call('readUserImport', { importId });
  return ok ? values.state : undefined;
}

async function isAdded(api: Api, file: UsersFile | undefined): Promise<boolean | undefined> {
  const [email] = file ? await addressesIn(file) : [];
  if (email === undefined || !api.binds('listUsers')) return undefined;
  return ((await api.call('listUsers', { email })).values.items?.length ?? 0) > 0;
}

/**
 * Requires that an accepted acknowledgement of an ended import has an effect: the process changes, a second
 * acknowledgement is refused, a user is added, or the response names something that the process does not show.
 * Returns the process, or undefined if the target refuses the acknowledgement.
 */
export const acknowledged = new Shared(expectAcknowledged);

async function expectAcknowledged(api: Api): Promise<string | undefined> {
  const file = await fileOfNewUsers(api);
  const importId = await processOf(api, 'summarizeUserImport', file ?? 'users');
  const ask = () => api.call('readUserImport', { importId });
  const jsonOf = ({ exchange }: Reply<Step | 'readUserImport'>) => parseJson(exchange.responseBody ?? '');
  let last = await ask();
  // Without the values that differ in each response, such as a time.
  let lasting = jsonOf(last);
  const isAtRest = repeatedly(async () => {
    const { values } = last;
    last = await ask();
    const isSame = isDeepStrictEqual(last.values, values);
    lasting = isSame ? inCommon(lasting, jsonOf(last)) : jsonOf(last);
    return isSame;
  });
  await api.eventually(async () => last, isAtRest, 'The process is at rest');
  const wasAdded = await isAdded(api, file);
  const acknowledge = () => api.call('acknowledgeUserImport', { importId });
  const reply = await api.ready(acknowledge);
  if (!reply.ok) return undefined;
  const shown = new Set(namesIn(jsonOf(last)));
  const hasNewName = (json: unknown) => namesIn(json).some((name) => !shown.has(name));
  if (hasNewName(jsonOf(reply))) return importId;
  const isChanged = (now: Reply<'readUserImport'>) =>
    hasNewName(jsonOf(now)) ||
    !isDeepStrictEqual(now.values, last.values) ||
    !isDeepStrictEqual(inCommon(lasting, jsonOf(now)), lasting);
  const isEffective = async () =>
    isChanged(await ask()) || (await isAdded(api, file)) !== wasAdded || !(await acknowledge()).ok;
  await api.eventually(async () => reply, isEffective, 'The acknowledgement has an effect');
  return importId;
}

/** Requires that a process whose status no longer changes does not begin again. */
export async function expectOnce(api: Api, importId: string): Promise<void> {
  let last: string | null | undefined;
  const atRest = () =>
    repeatedly(async () => {
      const before = last;
      last = await stateOf(api, importId);
      return Boolean(last) && last === before;
    }, 3);
  const rest = async () => {
    const ask = () => api.call('readUserImport', { importId });
    await asSetup('readUserImport', () => api.eventually(ask, atRest(), 'The process is at rest'));
    return last;
  };
  const ended = await rest();
  const again = await api.call('acknowledgeUserImport', { importId });
  const { state } = again.values;
  const isBegun = again.ok && Boolean(state) && state !== ended && (await rest()) === ended;
  api.expect.true(!isBegun, 'A second acknowledgement does not begin the process again', again);
}

/** Returns false if the target refuses to cancel an import that has just begun, or if each cancellation was too late. */
export async function expectCancelled(api: Api): Promise<boolean> {
  for (let times = 0; times < 3; times += 1) {
    const [twin, file] = [await begun(api), await fileOfNewUsers(api)];
    const importId = await processOf(api, 'importUsers', file ?? 'users');
    const reply = await api.call('cancelUserImport', { importId });
    const after = await stateOf(api, importId);
    if (!reply.ok || !(await continues(api, twin))) continue;
    const [now, ofTwin] = [await stateOf(api, importId), await stateOf(api, twin.id)];
    if (now !== ofTwin || (await isAdded(api, file)) === false) return true;
    // An ended process may ignore a cancellation, so only a process that continues afterwards is a violation.
    api.expect.true(now === after, 'A cancelled import has another status than one that ends, or adds no users', reply);
  }
  return false;
}

async function begun(api: Api) {
  const file = await fileOfNewUsers(api);
  const id = await processOf(api, 'importUsers', file ?? 'users');
  return { id, file, state: await stateOf(api, id) };
}

async function continues(api: Api, { id, file, state }: Awaited<ReturnType<typeof begun>>): Promise<boolean> {
  const hasEnded = repeatedly(async () => (await stateOf(api, id)) !== state || (await isAdded(api, file)) === true);
  try {
    await api.eventually(() => api.call('readUserImport', { importId: id }), hasEnded, 'The import continues');
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}
