import type { Reply } from '../../case/exchange.ts';
import { containsAll } from '../../cases/proofs.ts';
import { hasSummary, readable } from '../../cases/user-imports/steps.ts';
import { has } from '../has.ts';
import type { CommandSequence } from '../step.ts';
import { mustList } from './accepted.ts';

export async function checkImports(walk: CommandSequence): Promise<void> {
  const { api, rule, model } = walk;
  const violated = 'user-import-status-offered';
  for (const { id, isSummary } of model.imports) {
    const read = await rule(violated, () => readable(api, id));
    await rule(violated, () => api.expect.true(Boolean(read.values.state), 'The import shows its status', read));
    await rule(violated, () =>
      api.expect.equal(read.values.id ?? id, id, 'The response shows the requested import', read),
    );
    if (isSummary && has(walk, 'import-summary')) await checkSummary(walk, id);
  }
  const areListed = async (first: Reply<'listUserImports'>) =>
    containsAll(
      (await api.rest(first)).map((each) => each.id),
      model.imports.map(({ id }) => id),
    );
  const list = () => api.call('listUserImports', {});
  const offered = ['user-imports-list-offered', 'user-import-tracked'] as const;
  await mustList(walk, offered, list, areListed, 'Each import of the walk is listed');
}

async function checkSummary({ api, rule }: CommandSequence, importId: string): Promise<void> {
  const ask = () => api.call('readUserImport', { importId });
  const isShown = (reply: Reply<'readUserImport'>) => hasSummary(api, importId, reply);
  await rule('user-import-has-summary', () => api.eventually(ask, isShown, 'The import shows its summary'));
}
