import { type Case, published, stated } from '../../case/case.ts';
import { mustNeedAddress } from '../proofs.ts';

export const fieldsList: readonly Case[] = [
  stated({
    id: 'fields-list-offered',
    title: 'GET /fields lists the fields',
    operations: ['listFields'],
    readOnly: true,
    run: async (api) => {
      // A target may require the query parameter `active`. A refused request is repeated with this parameter.
      const plain = await api.call('listFields', {});
      const reply = plain.ok ? plain : await api.call('listFields', { active: 'active' });
      api.expect.accepted(reply, 'The fields are listed');
      api.expect.equal(reply.exchange.method, 'GET', 'The method is GET', reply);
      const address = new URL(reply.exchange.url).pathname;
      api.expect.true(address.endsWith('/fields'), 'The path of the request ends with /fields', reply);
      await mustNeedAddress(api, 'listFields', plain.ok ? {} : { active: 'active' });
    },
  }),
  stated({
    id: 'fields-list-active',
    requirement: 'fields-active-parameter',
    title: 'The list of fields accepts active=active and then contains no inactive field',
    operations: ['listFields'],
    readOnly: true,
    run: async (api) => {
      const reply = await api.call('listFields', { active: 'active' });
      for (const each of [reply, await api.call('listFields', { active: 'active' })])
        api.expect.accepted(each, 'The list of fields with the parameter is accepted');
      const idle = (await api.rest(reply)).filter(({ active }) => active === false);
      api.expect.equal(idle, [], 'No listed field is inactive', reply);
      const asked = new URL(reply.exchange.url).searchParams.get('active');
      api.expect.equal(asked, 'active', 'The query parameter is active=active', reply);
      await mustNeedAddress(api, 'listFields', { active: 'active' });
    },
  }),
  published({
    id: 'fields-list-active-only',
    requirement: 'fields-active-only',
    title: 'A list of fields with active=active contains only active fields',
    operations: ['listFields'],
    readOnly: true,
    run: async (api) => {
      const reply = await api.call('listFields', { active: 'active' });
      api.expect.accepted(reply, 'The active fields are listed');
      const idle = (reply.values.items ?? []).filter(({ active }) => active !== true);
      api.expect.equal(idle, [], 'The list contains only active fields', reply);
      await mustNeedAddress(api, 'listFields', { active: 'active' });
    },
  }),
];
