import { ask, type HostileKind, times } from './hostile-client.ts';

const size = 6 * 1024 ** 2;

export const parsers: readonly HostileKind[] = [
  seeds('lines of "- "', () => '- \n'.repeat(size / 3)),
  seeds('open braces', () => '{'.repeat(size)),
  seeds('a long flow sequence', () => `[${'a,'.repeat(size / 2)}a]`),
  seeds('anchors', () => Array.from({ length: size / 16 }, (_, at) => `- &a${at} x\n`).join('')),
  seeds('closing brackets', () => ']'.repeat(size)),
  seeds('empty lines', () => '\n'.repeat(30 * 1024 ** 2)),
  {
    kind: 'generated response bodies',
    clients: '10 clients with 50 requests each',
    attack: async (victim) => {
      await times(500, () =>
        fetch(`${victim.url}/documents?pageSize=200`, {
          headers: { authorization: `Bearer ${victim.token}`, prefer: 'dynamic=true' },
        }).then((response) => response.text()),
      );
    },
  },
  {
    kind: 'generated tenants',
    clients: '10 tenants with 20,000 users each, deleted afterwards',
    attack: async (victim) => {
      await times(10, async (at) => {
        const body = JSON.stringify({ id: `made-${at}`, world: { users: 20_000, documents: 500, seed: at } });
        await ask(victim, 'POST', '/_sandbox/tenants', body, 'application/json');
      });
      await times(10, (at) => ask(victim, 'DELETE', `/_sandbox/tenants/made-${at}`));
    },
  },
  {
    kind: 'many faults',
    clients: '10 clients with 500 faults each',
    attack: async (victim) => {
      const fault = JSON.stringify({ name: 'status', status: 503, code: 'x'.repeat(100) });
      await times(5000, () => ask(victim, 'POST', '/_sandbox/tenants/aurora/faults', fault, 'application/json'));
      await ask(victim, 'DELETE', '/_sandbox/tenants/aurora/faults');
    },
  },
];

function seeds(what: string, make: () => string): HostileKind {
  return {
    kind: `seeds: ${what}`,
    clients: '10 seeds at once',
    attack: async (victim) => {
      const body = make();
      await times(10, () => ask(victim, 'POST', '/_sandbox/tenants/aurora/seed', body, 'application/yaml'));
    },
  };
}
