import { ask, type HostileKind, head, times, type Victim } from './hostile-client.ts';

const largeList = '/documents?pageSize=200';

const watch = (victim: Victim, tenant: string) => victim.open(head(`GET /_sandbox/tenants/${tenant}/events`, victim));

function largeRequests(victim: Victim, count: number): Promise<void> {
  const body = JSON.stringify({ name: '\u0001'.repeat(10_000) });
  return times(count, async (at) => {
    if (at % 2 === 0) await ask(victim, 'GET', largeList);
    else await ask(victim, 'PATCH', '/v2/admin/departments/1', body, 'application/json');
  });
}

export const watchers: readonly HostileKind[] = [
  {
    kind: 'event streams that nobody reads',
    clients: '300 watchers of one tenant, 400 requests',
    attack: async (victim) => {
      await times(300, () => watch(victim, 'aurora'));
      await largeRequests(victim, 400);
    },
  },
  {
    kind: 'event streams that begin one after the other',
    clients: '300 watchers of one tenant in 20 groups, 50 requests after each group',
    attack: async (victim) => {
      for (let group = 0; group < 20; group++) {
        await times(15, () => watch(victim, 'aurora'));
        await largeRequests(victim, 50);
      }
    },
  },
  {
    kind: 'event streams of many tenants',
    clients: '60 tenants with one watcher each, 60 requests in each tenant',
    attack: async (victim) => {
      await times(60, async (at) => {
        const name = `watched-${at}`;
        await ask(
          victim,
          'POST',
          '/_sandbox/tenants',
          JSON.stringify({ id: name, from: 'aurora' }),
          'application/json',
        );
        await watch(victim, name);
        const issued = await ask(
          victim,
          'POST',
          `/_sandbox/tenants/${name}/tokens`,
          '{"apiKey":"admin"}',
          'application/json',
        );
        const { token } = JSON.parse(issued.text);
        await largeRequests({ ...victim, token }, 60);
      });
    },
  },
];
