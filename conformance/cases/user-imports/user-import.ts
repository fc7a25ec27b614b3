import { type Api, Shared } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked, Unjudged, Unsupported } from '../../case/failure.ts';
import { asSetup, mustNeedAddress, mustNeedObject, unlessCausedBy } from '../proofs.ts';
import { written } from '../written.ts';
import {
  acknowledged,
  addressesIn,
  expectCancelled,
  expectErrors,
  expectKnown,
  expectListed,
  expectOnce,
  fileOfNewUsers,
  hasSummary,
  isListed,
  processOf,
  readableImport,
  remainingAddressesIn,
  repeatedly,
  soundProcess,
  stateOf,
  submit,
} from './steps.ts';

const summarize = 'summarizeUserImport';

export const userImportAcknowledged = written({
  'user-import-acknowledged': async (api) => {
    const submitted = await submit(api, 'summarizeUserImport');
    api.expect.status(submitted, 202, 'A summary is accepted');
    const importId = submitted.values.id ?? '';
    const read = await api.eventually(
      () => api.call('readUserImport', { importId }),
      ({ values }) => values.state !== 'summarizing',
      'The summary is computed',
    );
    api.expect.equal(read.values.state, 'awaiting acknowledgement', 'The process awaits its acknowledgement', read);
    const reply = await api.call('acknowledgeUserImport', { importId });
    api.expect.status(reply, 200, 'The summary is acknowledged');
  },
});

async function addressesInFile(api: Api): Promise<string[]> {
  const addresses = await remainingAddressesIn(await api.file('users'));
  if (addresses.length > 0) return addresses;
  throw new Unsupported('no e-mail address can be read in the spreadsheet: name a CSV or XLSX file');
}

/** Finds the faulty operation if an import that was begun cannot be read. */
async function listCause(api: Api, importId: string, cause: 'readUserImport' | 'importUsers'): Promise<void> {
  const wanted = cause === 'readUserImport';
  if (!api.binds('listUserImports') || (await isListed(api, importId)) !== wanted) return;
  throw new Blocked(cause, `a process that ${wanted ? 'is listed' : 'was begun and is not listed'} cannot be read`);
}

async function expectOffered(api: Api, operation: 'acknowledgeUserImport' | 'cancelUserImport'): Promise<void> {
  for (let times = 0; times < 2; times += 1) await expectKnown(api, operation);
  await mustNeedObject(api, operation, { importId: api.unknownId('job') });
}

const importNeeded = new Shared((api) => mustNeedObject(api, 'readUserImport', { importId: api.unknownId('job') }));

export const userImport = written({
  'user-import-offered': async (api) => {
    const reply = await submit(api, 'importUsers');
    api.expect.accepted(reply, 'The spreadsheet is accepted');
    const importId = reply.values.id ?? '';
    const check = async () => void (await readableImport(api, importId));
    await unlessCausedBy(() => listCause(api, importId, 'readUserImport'), check);
    await api.once(importNeeded);
  },
  'user-import-summary-offered': async (api) => {
    for (let times = 0; times < 2; times += 1)
      api.expect.accepted(await submit(api, 'summarizeUserImport'), 'The spreadsheet is accepted');
    await mustNeedObject(api, 'summarizeUserImport', {});
  },
  'user-import-list': async (api) => {
    for (let times = 0; times < 2; times += 1)
      api.expect.accepted(await api.call('listUserImports', {}), 'The list of processes is returned');
    await mustNeedAddress(api, 'listUserImports', {});
  },
  'user-import-status-offered': async (api) => {
    for (const importId of [await api.once(soundProcess.importUsers), await processOf(api, 'importUsers')]) {
      const check = async () => {
        const reply = await readableImport(api, importId);
        api.expect.true(Boolean(reply.values.state), 'The process has a status', reply);
        if (reply.values.id)
          api.expect.equal(reply.values.id, importId, 'The response shows the requested process', reply);
      };
      await unlessCausedBy(() => listCause(api, importId, 'importUsers'), check);
    }
    await api.once(importNeeded);
  },
  // A list that omits the newest process would show this process after a test case has begun another one.
  'user-import-tracked': async (api) => {
    const before = (await api.list('listUserImports', {})).map((process) => process.id);
    const ids = [await processOf(api, 'importUsers'), await processOf(api, 'importUsers')];
    if (ids.some((id) => before.includes(id)))
      throw new Blocked('importUsers', 'the id of a new import equals the id of an old import');
    for (const id of ids) await expectListed(api, id);
    // Both imports have ended if a later import has a summary.
    await processOf(api, 'summarizeUserImport');
    for (const id of ids) await expectListed(api, id);
  },
  'user-import-acknowledge-offered': (api) => expectOffered(api, 'acknowledgeUserImport'),
  'user-import-cancel-offered': (api) => expectOffered(api, 'cancelUserImport'),
  'user-import-acknowledge-effect': async (api) => void (await api.once(acknowledged)),
  'user-import-acknowledge-once': async (api) => {
    const importId = await asSetup('acknowledgeUserImport', () => api.once(acknowledged));
    if (!importId) throw new Unjudged('the acknowledgement of a process with a summary was refused');
    await expectOnce(api, importId);
  },
  'user-import-cancel-running': async (api) => {
    if (!(await expectCancelled(api))) throw new Unjudged('no import could be cancelled before its end');
  },
  'user-import-cancel-ends': async (api) => {
    const [importId, other] = [
      await processOf(api, 'summarizeUserImport'),
      await processOf(api, 'summarizeUserImport'),
    ];
    const before = new Map<string, string>();
    for (const id of [importId, other]) {
      const { values } = await asSetup('readUserImport', () => readableImport(api, id));
      if (!values.state) throw new Blocked('readUserImport', 'the response for a process contains no status');
      before.set(id, values.state);
    }
    const reply = await api.call('cancelUserImport', { importId });
    // The service description does not say which imports can be cancelled, so a target may refuse a cancellation.
    if (!reply.ok) throw new Unjudged('the process of a summary cannot be cancelled in its current status');
    const isCancelled = repeatedly(async () => {
      const [now, ofOther] = [await stateOf(api, importId), await stateOf(api, other)];
      return now !== before.get(importId) && now !== ofOther;
    });
    await api.eventually(async () => reply, isCancelled, 'Only the cancelled process has another status');
  },
  'user-import-cancel-adds-nobody': async (api) => {
    for (const submitting of ['importUsers', summarize] as const) {
      const file = await fileOfNewUsers(api);
      const [email] = file ? await addressesIn(file) : [];
      if (!file || email === undefined)
        throw new Unjudged('the spreadsheet of users is not a CSV file with e-mail addresses');
      const isAdded = async () => ((await api.call('listUsers', { email })).values.items?.length ?? 0) > 0;
      const importId = await processOf(api, submitting, file);
      const wasAdded = await isAdded();
      const reply = await api.call('cancelUserImport', { importId });
      // An import that has ended may ignore a cancellation.
      if (!reply.ok || wasAdded || (submitting === 'importUsers' && (await isAdded()))) continue;
      await api.call('acknowledgeUserImport', { importId });
      // A cancelled import that is still running would end before an import that begins now.
      await processOf(api, summarize);
      api.expect.true(!(await isAdded()), 'A cancelled and then acknowledged process adds no user', reply);
      return;
    }
    throw new Unjudged('no process can be cancelled before it adds its users');
  },
  'user-import-errors-offered': (api) => expectErrors(api, 'importUsers', 'readUserImportErrors'),
  'user-import-summary-errors-offered': (api) =>
    expectErrors(api, 'summarizeUserImport', 'readUserImportSummaryErrors'),
  'user-import-has-summary': async (api) => {
    const importId = await api.once(soundProcess.summarizeUserImport);
    const isShown = (reply: Reply<'readUserImport'>) => hasSummary(api, importId, reply);
    await api.eventually(() => api.call('readUserImport', { importId }), isShown, 'The process has a summary');
    const unknown = api.unknownId('job');
    const nothing = await api.call('readUserImport', { importId: unknown });
    if (await hasSummary(api, unknown, nothing))
      throw new Blocked('readUserImport', 'a process that does not exist has a summary too');
  },
  'user-import-applies': async (api) => {
    const addresses = (await addressesInFile(api)).slice(0, 5);
    // Some targets acknowledge only an import that has a summary.
    const importId = await processOf(api, api.uses(summarize, 'importId') ? summarize : 'importUsers');
    const isListed = ({ values }: Reply<'listUsers'>) => (values.items?.length ?? 0) > 0;
    for (const email of addresses) {
      const ask = async () => {
        const reply = await api.call('listUsers', { email });
        // Acknowledges the import, because some targets apply an import only after the acknowledgment.
        if (!isListed(reply)) await api.call('acknowledgeUserImport', { importId });
        return reply;
      };
      await api.eventually(ask, isListed, `${email} is listed`);
    }
    const nobody = await api.call('listUsers', { email: `nobody.${addresses[0]}` });
    if (isListed(nobody)) throw new Blocked('listUsers', 'an address that no user has is found too');
  },
});
