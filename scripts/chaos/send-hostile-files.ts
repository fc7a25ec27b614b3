import type { Call } from '../triggers/recipe.ts';
import { writeCall } from '../triggers/write-call.ts';
import type { Cluster } from './cluster.ts';
import { type HostileFile, hostileFiles } from './hostile-files.ts';
import type { Answer } from './send.ts';
import { headersOf, type Tokens } from './step.ts';
import type { Tally } from './tally.ts';

const tenant = 'chaos-hostile';

/** Uploads all hostile files at once, as documents and as spreadsheets, and looks whether a refused one left something behind. */
export async function sendHostileFiles(cluster: Cluster, tally: Tally): Promise<void> {
  const tokens: Tokens = new Map();
  const ask = async (call: Call): Promise<Answer> => {
    const written = await writeCall(call, new Map([['tenant', tenant]]));
    const step = { operation: call.operation, as: 'admin', written } as const;
    for (;;) {
      const outcome = await cluster.ask(call.operation, { ...written, headers: headersOf(step, tenant, tokens) });
      if (outcome.kind === 'answered') return outcome.answer;
      await cluster.untilReady();
    }
  };
  await ask({ operation: 'createTenant', body: { json: { id: tenant, from: 'aurora' } } });
  const { body } = await ask({ operation: 'createAdminToken' });
  tokens.set('admin', JSON.parse(String(body)).token);
  const upload = async ({ name, make }: HostileFile) => {
    const form = { file: { name, base64: (await make()).toString('base64') } };
    const { status } = await ask({ operation: 'uploadDocument', body: { form } });
    const spreadsheet = name.endsWith('.csv') || name.endsWith('.xlsx');
    const isImported = spreadsheet && (await ask({ operation: 'importUsers', body: { form } })).status === 202;
    tally.fault('hostile files', spreadsheet ? 2 : 1);
    return { name, documents: status === 202 ? 1 : 0, imports: isImported ? 1 : 0 };
  };
  const sent = await Promise.all(hostileFiles.map(upload));
  const state = await cluster.read('readTenantState', `/_sandbox/tenants/${tenant}/state`);
  const { documents, imports }: { documents: { name: string }[]; imports: unknown[] } = JSON.parse(state.body);
  for (const each of sent) {
    const found = documents.filter(({ name }) => name === each.name).length;
    if (found < each.documents) tally.breach('lost', `${each.name} was accepted and is not there`);
    if (found > each.documents) tally.breach('unexplained', `${each.name} was refused and is stored`);
  }
  const accepted = sent.reduce((sum, each) => sum + each.imports, 0);
  if (imports.length !== accepted)
    tally.breach('unexplained', `${accepted} imports were accepted, ${imports.length} are stored`);
}
