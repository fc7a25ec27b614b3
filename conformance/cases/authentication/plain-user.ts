import type { OperationId } from '../../canonical/operations.ts';
import type { Api } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { deletable, expectSame, readNow } from '../departments/steps.ts';
import { written } from '../written.ts';
import { expectRefused } from './steps.ts';

const as = 'user';

async function expectAllRefused(api: Api, attempts: readonly (() => Promise<Reply<OperationId>>)[]): Promise<void> {
  for (const attempt of attempts) await expectRefused(api, as, 'A plain user is refused', attempt);
}

export const plainUser = written({
  'plain-user-departments': async (api) => {
    const id = await deletable(api);
    const before = await readNow(api, id);
    await expectAllRefused(api, [
      () => api.call('createDepartment', { name: api.name('Intruder'), parentDepartment: id }, as),
      () => api.call('updateDepartment', { id, name: api.name('Taken over') }, as),
      () => api.call('deleteDepartment', { id }, as),
    ]);
    expectSame(api, await api.call('readDepartment', { id }), before, 'After the requests of a plain user');
  },
  'plain-user-export': (api) => expectAllRefused(api, [() => api.call('exportUsers', {}, as)]),
  'plain-user-import': async (api) => {
    const { name: fileName, content: file } = await api.file('users');
    await expectAllRefused(api, [() => api.call('importUsers', { file, fileName }, as)]);
  },
});
