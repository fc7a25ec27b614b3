import type { Api } from '../../case/api.ts';
import type { Case } from '../../case/case.ts';
import { stated } from '../../case/define-case.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked, Unsupported } from '../../case/failure.ts';
import { hasContent, isSpreadsheet } from '../content.ts';
import { mustNeedAddress, mustNeedObject } from '../proofs.ts';
import { processOf, submit } from './steps.ts';

/**
 * Returns whether the list of import processes contains this id.
 * A list that also contains an unknown id proves nothing.
 */
async function isTracked(api: Api, id: string, first: Reply<'listUserImports'>): Promise<boolean> {
  return (await api.rest(first)).some((process) => process.id === id);
}

/** Returns the status of an import process, or undefined if it cannot be read. */
async function stateOf(api: Api, importId: string): Promise<string | null | undefined> {
  const { ok, values } = await api.call('readUserImport', { importId });
  return ok ? values.state : undefined;
}

/** Returns the first e-mail address in the spreadsheet of users. */
async function addressInFile(api: Api): Promise<string> {
  const { content } = await api.file('users');
  const email = /[\w.+-]+@[\w.-]+\w/.exec(content.toString('utf8'))?.[0];
  if (email) return email;
  throw new Unsupported('no e-mail address can be read in the spreadsheet: name a CSV file');
}

/** Returns whether an import summary has content. */
function isFilled(summary: unknown): boolean {
  if (typeof summary === 'object' && summary !== null) return Object.keys(summary).length > 0;
  return summary !== undefined && summary !== null && summary !== '';
}

/** Test cases for import processes. The service description leaves the names of their states open. */
export const userImport: readonly Case[] = [
  stated({
    id: 'user-import-offered',
    title: 'A spreadsheet of users starts an import that can be read',
    operations: ['importUsers', 'readUserImport'],
    needs: ['users-file'],
    run: async (api) => {
      const reply = await submit(api, 'importUsers');
      api.expect.accepted(reply, 'The spreadsheet is accepted');
      const importId = reply.values.id ?? '';
      const read = await api.call('readUserImport', { importId });
      api.expect.accepted(read, 'The import is read by its id');
      await mustNeedObject(api, 'readUserImport', { importId: api.unknownId('job') });
    },
  }),
  stated({
    id: 'user-import-summary-offered',
    title: 'A summary of an import is generated',
    operations: ['summarizeUserImport'],
    needs: ['users-file'],
    run: async (api) => {
      api.expect.accepted(await submit(api, 'summarizeUserImport'), 'The spreadsheet is accepted');
      await mustNeedObject(api, 'summarizeUserImport', {});
    },
  }),
  stated({
    id: 'user-import-list',
    requirement: 'user-imports-list-offered',
    title: 'The import processes are listed',
    operations: ['listUserImports'],
    readOnly: true,
    run: async (api) => {
      const reply = await api.call('listUserImports', {});
      api.expect.accepted(reply, 'The processes are listed');
      await mustNeedAddress(api, 'listUserImports', {});
    },
  }),
  stated({
    id: 'user-import-status-offered',
    title: 'The status of an import is read by its identifier',
    operations: ['importUsers', 'readUserImport'],
    needs: ['users-file'],
    run: async (api) => {
      for (const importId of [await processOf(api, 'importUsers'), await processOf(api, 'importUsers')]) {
        const reply = await api.call('readUserImport', { importId });
        api.expect.accepted(reply, 'The process is read');
        api.expect.true(Boolean(reply.values.state), 'It has a status', reply);
        if (reply.values.id) api.expect.equal(reply.values.id, importId, 'It is the process asked for', reply);
        await mustNeedObject(api, 'readUserImport', { importId: api.unknownId('job') });
      }
    },
  }),
  stated({
    id: 'user-import-tracked',
    title: 'An import that was started is among the listed processes',
    operations: ['importUsers', 'listUserImports'],
    needs: ['users-file'],
    run: async (api) => {
      const before = await api.call('listUserImports', {});
      const id = await processOf(api, 'importUsers');
      if (await isTracked(api, id, before))
        throw new Blocked('importUsers', 'the id of a new import is that of an old one');
      const reply = await api.call('listUserImports', {});
      api.expect.true(await isTracked(api, id, reply), 'The process is listed', reply);
    },
  }),
  ...(['acknowledge', 'cancel'] as const).map((step) => {
    const operation = step === 'acknowledge' ? 'acknowledgeUserImport' : 'cancelUserImport';
    return stated({
      id: `user-import-${step}-offered`,
      title: `An import process takes the request to ${step} it`,
      operations: ['importUsers', 'summarizeUserImport', operation],
      needs: ['users-file'],
      run: async (api) => {
        const known = ({ status }: Reply<typeof operation>) => ![404, 405, 501].includes(status) && status < 500;
        // The service description leaves open which import processes can be acknowledged or cancelled, and when.
        // An import may end immediately, before it can be acknowledged or cancelled.
        const first = await api.call(operation, { importId: await processOf(api, 'summarizeUserImport') });
        if (!known(first)) {
          const reply = await api.call(operation, { importId: await processOf(api, 'importUsers') });
          api.expect.true(known(reply), 'The answer is not that of an unknown route or process', reply);
        }
        await mustNeedObject(api, operation, { importId: api.unknownId('job') });
      },
    });
  }),
  stated({
    id: 'user-import-cancel-ends',
    requirement: 'user-import-cancel-offered',
    title: 'A cancelled import process has another status and is not applied',
    operations: ['summarizeUserImport', 'cancelUserImport', 'readUserImport'],
    needs: ['users-file'],
    run: async (api) => {
      const importId = await processOf(api, 'summarizeUserImport');
      const before = await stateOf(api, importId);
      if (!before) throw new Blocked('readUserImport', 'the process of a summary cannot be read');
      const reply = await api.call('cancelUserImport', { importId });
      // The service description leaves open in which states an import process can be cancelled.
      if (!reply.ok) return;
      const isOver = async () => (await stateOf(api, importId)) !== before;
      await api.eventually(async () => reply, isOver, 'A cancelled process does not keep its status');
    },
  }),
  ...(['importUsers', 'summarizeUserImport'] as const).map((operation) => {
    const errors = operation === 'importUsers' ? 'readUserImportErrors' : 'readUserImportSummaryErrors';
    const whose = operation === 'importUsers' ? 'an import' : 'a summary';
    return stated({
      id: operation === 'importUsers' ? 'user-import-errors-offered' : 'user-import-summary-errors-offered',
      title: `The errors of ${whose} are a spreadsheet`,
      operations: [operation, errors],
      needs: ['faulty-users-file', 'users-file'],
      run: async (api) => {
        const sound = await processOf(api, operation);
        const importId = await processOf(api, operation, 'faulty-users');
        const ask = () => api.call(errors, { importId });
        const reply = await api.eventually(ask, hasContent, 'The errors of a faulty spreadsheet are given');
        api.expect.true(isSpreadsheet(reply), 'They are a spreadsheet', reply);
        const other = await api.call(errors, { importId: sound });
        const { content } = reply.values;
        const isOwn = !hasContent(other) || !content?.equals(other.values.content ?? Buffer.alloc(0));
        api.expect.true(isOwn, 'They are not the errors of a sound spreadsheet', reply);
      },
    });
  }),
  stated({
    id: 'user-import-has-summary',
    title: 'An import process shows its summary',
    operations: ['importUsers', 'summarizeUserImport', 'readUserImport'],
    needs: ['users-file', 'import-summary'],
    run: async (api) => {
      const importId = await processOf(api, 'summarizeUserImport');
      const summaryIn = async ({ values }: Reply<'readUserImport'>, id: string) =>
        api.observes('importSummary')
          ? (await api.observe('importSummary', { importId: id })).values.summary
          : values.summary;
      const isShown = async (reply: Reply<'readUserImport'>) => isFilled(await summaryIn(reply, importId));
      const read = await api.call('readUserImport', { importId });
      if (!(await isShown(read)))
        await api.eventually(() => api.call('readUserImport', { importId }), isShown, 'The process shows a summary');
      const unknown = api.unknownId('job');
      const nothing = await api.call('readUserImport', { importId: unknown });
      if (isFilled(await summaryIn(nothing, unknown)))
        throw new Blocked('readUserImport', 'a process that does not exist shows a summary too');
    },
  }),
  stated({
    id: 'user-import-applies',
    title: 'Users whom the spreadsheet names are listed after the import',
    operations: ['importUsers', 'listUsers'],
    needs: ['users-file'],
    run: async (api) => {
      const email = await addressInFile(api);
      await processOf(api, 'importUsers');
      const isListed = ({ values }: Reply<'listUsers'>) => (values.items?.length ?? 0) > 0;
      await api.eventually(() => api.call('listUsers', { email }), isListed, `${email} is listed`);
      const nobody = await api.call('listUsers', { email: `nobody.${email}` });
      if (isListed(nobody)) throw new Blocked('listUsers', 'an address that nobody has is found too');
    },
  }),
];
