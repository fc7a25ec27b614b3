import { type Api, Shared } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { Unjudged } from '../../case/failure.ts';
import { parseJson } from '../../json.ts';
import { namesIn as membersIn } from '../platform/field-names.ts';
import { asSetup, containsAll, mustNeedAddress, mustNeedObject } from '../proofs.ts';
import { written } from '../written.ts';

const endsWith = (url: string, end: string) => new URL(url).pathname.endsWith(end);

async function namesIn(api: Api, first: Reply<'listProvisions'>): Promise<unknown[]> {
  return (await api.rest(first)).map(({ name }) => name);
}

async function recordOf(api: Api): Promise<{ id: string; name?: string }> {
  const name = api.name('Renewal');
  const { values } = await api.call('createProvision', { name });
  return values.recordId ? { id: values.recordId, name } : await api.existing('provisionRecord');
}

const waiting = /queued|pending|waiting|scheduled|submitted|processing|progress|running|started/i;

const listedProvisions = new Shared(async (api) => {
  await api.call('listProvisions', {});
  const names = [api.name('Liability'), api.name('Renewal'), api.name('Assignment')];
  for (const name of names) {
    api.expect.accepted(await api.call('createProvision', { name }), 'A provision is created');
  }
  const areListed = async (first: Reply<'listProvisions'>) => containsAll(await namesIn(api, first), names);
  const ask = () => api.call('listProvisions', {});
  await api.eventually(ask, areListed, 'The list contains each new provision by its name');
});

export const provisions = written({
  'provisions-list-offered': async (api) => {
    const reply = await api.call('listProvisions', {});
    for (const each of [reply, await api.call('listProvisions', {})])
      api.expect.accepted(each, 'The provisions are listed');
    await asSetup('createProvision', () => api.once(listedProvisions));
    await mustNeedAddress(api, 'listProvisions', {});
    api.expect.equal(reply.exchange.method, 'GET', 'The method is GET', reply);
    api.expect.true(
      endsWith(reply.exchange.url, '/provisions'),
      'The path of the request ends with /provisions',
      reply,
    );
  },
  'provisions-create': async (api) => {
    const name = api.name('Indemnity');
    const reply = await api.call('createProvision', { name });
    api.expect.accepted(reply, 'A provision is created');
    // The service description requires no name in the response, so a missing name is not an error.
    api.expect.equal(reply.values.name ?? name, name, 'The response is the new provision', reply);
    const isShown =
      Boolean(reply.values.recordId) || membersIn(parseJson(reply.exchange.responseBody ?? '')).length > 0;
    api.expect.true(isShown, 'The response contains the new provision', reply);
    api.expect.equal(reply.exchange.method, 'POST', 'The method is POST', reply);
    api.expect.true(
      endsWith(reply.exchange.url, '/provisions'),
      'The path of the request ends with /provisions',
      reply,
    );
    await mustNeedAddress(api, 'createProvision', { name: api.name('Nowhere') });
  },
  'provisions-created-listed': (api) => api.once(listedProvisions),
  'provisions-record': async (api) => {
    const [first, second] = [await recordOf(api), await recordOf(api)];
    for (const { id, name } of [first, second, first]) {
      const reply = await api.call('readProvisionRecord', { recordId: id });
      api.expect.accepted(reply, 'The record is read');
      api.expect.true(Boolean(reply.values.state), 'The record has a status', reply);
      api.expect.equal(reply.values.recordId ?? id, id, 'The response shows the requested record', reply);
      api.expect.equal(
        reply.values.name ?? name,
        name ?? reply.values.name,
        'The response shows the requested record',
        reply,
      );
      api.expect.equal(reply.exchange.method, 'GET', 'The method is GET', reply);
      const wanted = `/provision-records/${encodeURIComponent(id)}`;
      api.expect.true(endsWith(reply.exchange.url, wanted), `The path of the request ends with ${wanted}`, reply);
    }
    await mustNeedObject(api, 'readProvisionRecord', { recordId: api.unknownId('job') });
  },
  'provisions-record-proceeds': async (api) => {
    const { id: recordId } = await recordOf(api);
    const ask = () => api.call('readProvisionRecord', { recordId });
    const first = (await ask()).values.state;
    if (!first || !waiting.test(first)) throw new Unjudged('the first status of the record is not one of waiting');
    const isLeft = ({ ok, values: { state } }: Reply<'readProvisionRecord'>) => ok && Boolean(state) && state !== first;
    await api.eventually(ask, isLeft, `The record leaves its first status ${JSON.stringify(first)}`);
  },
});
