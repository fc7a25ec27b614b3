import type { Reply } from '../../case/exchange.ts';
import { containsAll } from '../../cases/proofs.ts';
import { mustAccept, mustList } from '../checks/members.ts';
import type { StepTable } from '../step.ts';

export const provisionSteps = {
  'create a provision': async (walk) => {
    const { api, expect, says, model, passed } = walk;
    const name = api.name('Provision');
    says(`Create the provision ${name}`);
    const create = () => api.call('createProvision', { name });
    const reply = await mustAccept(walk, 'provision-create-offered', create, 'A provision is created');
    const what = 'The response is the new provision';
    await expect.equal('provision-create-offered', reply.values.name ?? name, name, what, reply);
    model.provisions.push({ name, recordId: reply.values.recordId ?? undefined });
    const names = model.provisions.map((each) => each.name);
    const areListed = async (first: Reply<'listProvisions'>) =>
      containsAll(
        (await api.rest(first)).map((each) => each.name),
        names,
      );
    const list = () => api.call('listProvisions', {});
    const offered = ['provisions-list-offered', 'provision-created-listed'] as const;
    await mustList(walk, offered, list, areListed, 'Each provision of the walk is listed');
    passed('provision: created');
  },

  'read a provision record': {
    can: ({ provisions }) => provisions.some(({ recordId }) => recordId !== undefined),
    run: async ({ api, expect, draws, says, model }) => {
      const known = model.provisions.filter((each) => each.recordId !== undefined);
      const provision = draws.choose('provision', known, ({ name }) => name);
      if (provision?.recordId === undefined) return;
      says(`Read the record of the provision ${provision.name}`);
      const reply = await api.call('readProvisionRecord', { recordId: provision.recordId });
      await expect.accepted('provision-record-offered', reply, 'The record is read');
      await expect.true('provision-record-offered', Boolean(reply.values.state), 'The record has a status', reply);
      const shown = {
        name: reply.values.name ?? provision.name,
        recordId: reply.values.recordId ?? provision.recordId,
      };
      const what = 'The response shows the requested record';
      await expect.equal('provision-record-offered', shown, provision, what, reply);
    },
  },
} satisfies StepTable;
