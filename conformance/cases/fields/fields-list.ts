import { Shared } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked } from '../../case/failure.ts';
import { recordWith, upload } from '../documents/steps.ts';
import { asSetup, mustNeedAddress } from '../proofs.ts';
import { written } from '../written.ts';
import { fieldOf, inCalls } from './document-field.ts';

const addressNeeded = new Shared((api) => mustNeedAddress(api, 'listFields', { active: 'active' }));

export const fieldsList = written({
  'fields-list-offered': async (api) => {
    // A target may require the query parameter `active`. A refused request is repeated with this parameter.
    const plain = await api.call('listFields', {});
    const reply = plain.ok ? plain : await api.call('listFields', { active: 'active' });
    api.expect.accepted(reply, 'The fields are listed');
    api.expect.equal(reply.exchange.method, 'GET', 'The method is GET', reply);
    const address = new URL(reply.exchange.url).pathname;
    api.expect.true(address.endsWith('/fields'), 'The path of the request ends with /fields', reply);
    await api.once(addressNeeded);
  },
  'fields-list-not-empty': async (api) => {
    const ask = () => api.call('listFields', { active: 'active' });
    const hasFields = async (first: Reply<'listFields'>) => first.ok && (await api.rest(first)).length > 0;
    const first = await ask();
    if (!first.ok) throw new Blocked('listFields', `the fields are refused with ${first.status}`);
    await api.once(addressNeeded);
    if (await hasFields(first)) return;
    const { id: documentId } = await upload(api);
    const set = { [fieldOf(api)]: 'Yearly' };
    for (const fields of inCalls(api, 'updateDocumentFields', set))
      await api.call('updateDocumentFields', { documentId, fields });
    await asSetup('updateDocumentFields', () => recordWith(api, documentId, set, 'The document has the field'));
    await api.eventually(ask, hasFields, 'The list has a field, because a document has a field');
  },
  'fields-list-active': async (api) => {
    const reply = await api.call('listFields', { active: 'active' });
    for (const each of [reply, await api.call('listFields', { active: 'active' })])
      api.expect.accepted(each, 'The list of fields with the parameter is accepted');
    const idle = (await api.rest(reply)).filter(({ active }) => active === false);
    api.expect.equal(idle, [], 'No listed field is inactive', reply);
    const asked = new URL(reply.exchange.url).searchParams.get('active');
    api.expect.equal(asked, 'active', 'The query parameter is active=active', reply);
    await api.once(addressNeeded);
  },
  'fields-list-active-only': async (api) => {
    const reply = await api.call('listFields', { active: 'active' });
    api.expect.accepted(reply, 'The active fields are listed');
    const idle = (reply.values.items ?? []).filter(({ active }) => active !== true);
    api.expect.equal(idle, [], 'The list contains only active fields', reply);
    await api.once(addressNeeded);
  },
});
