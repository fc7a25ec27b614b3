import type { Tokens } from '../../requests/calls.ts';
import type { Call } from '../../requests/recipe.ts';
import { writeCall } from '../../requests/write-call.ts';
import { type HostileFile, hostileFiles } from '../hostile-files/hostile-files.ts';
import type { Cluster } from './cluster.ts';
import type { Random } from './random.ts';
import type { Answer } from './send.ts';
import { headersOf } from './step.ts';
import type { Tally } from './tally.ts';

const tenant = 'chaos-hostile';

const atOnce = 8;

/** Checks that the sandbox stores exactly the accepted files. */
export async function sendHostileFiles(cluster: Cluster, tally: Tally, random: Random): Promise<void> {
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
  const upload = async ({ name: fileName, to, make }: HostileFile, at: number) => {
    const name = `${at}-${fileName}`;
    const form = { file: { name, base64: (await make()).toString('base64') } };
    const { status } = await ask({ operation: to === 'import' ? 'importUsers' : 'uploadDocument', body: { form } });
    tally.fault('hostile files');
    const accepted = status === 202 ? 1 : 0;
    return { name, documents: to === 'documents' ? accepted : 0, imports: to === 'import' ? accepted : 0 };
  };
  const sent = await Promise.all(random.shuffled(hostileFiles).slice(0, atOnce).map(upload));
  const state = await cluster.read('readTenantState', `/_sandbox/tenants/${tenant}/state`);
  const { documents, imports }: { documents: { name: string }[]; imports: unknown[] } = JSON.parse(state.body);
  for (const each of sent) {
    const found = documents.filter(({ name }) => name === each.name).length;
    if (found < each.documents) tally.breach('lost', `${each.name} was accepted but is not stored`);
    if (found > each.documents) tally.breach('unexplained', `${each.name} was refused but is stored`);
  }
  const accepted = sent.reduce((sum, each) => sum + each.imports, 0);
  if (imports.length !== accepted)
    tally.breach('unexplained', `${accepted} imports were accepted, but ${imports.length} are stored`);
}
