import { control, type Expensive } from './expensive.ts';

/** Maximum size in bytes of a seed. A seed is a text with the initial data of a tenant. */
const largest = 32 * 1024 * 1024;

const counted = (count: number, item: (at: number) => string) => Array.from({ length: count }, (_, at) => item(at));
const keys = (count: number) => counted(count, (at) => `k${at}: 1`).join('\n');

const seeds: Readonly<Record<string, () => string>> = {
  '8,000 keys': () => keys(8_000),
  '300,000 keys': () => keys(300_000),
  'keys of one list': () => `[${counted(8_000, (at) => `k${at}`).join(': 1, ')}]`,
  'aliases of aliases': () =>
    ['a0: &a0 [x]', ...counted(10, (at) => `a${at + 1}: &a${at + 1} [${Array(10).fill(`*a${at}`).join(', ')}]`)].join(
      '\n',
    ),
  'nested lists': () => '['.repeat(100_000),
  'nested blocks': () => counted(3_000, (at) => `${' '.repeat(at)}a:`).join('\n'),
  '20,000 users': () => JSON.stringify(seedOf(20_000, 500)),
  '100,000 users': () => JSON.stringify(seedOf(100_000, 5_000)),
  '20,000 users at fault': () => JSON.stringify({ ...seedOf(0, 500), users: Array(20_000).fill({ id: 1 }) }),
  '10,000 API keys': () => JSON.stringify(seedOf(10_000, 10, 10_000)),
  '3,000 departments in a line': () =>
    JSON.stringify(seedOf(10, 0)).replace('"departments":[]', `"departments":[${line(3_000)}]`),
  'one long text': () => `a: "${'a'.repeat(largest - 100)}"`,
  'lines that are no YAML': () => '%: @\n'.repeat(200_000),
  quotes: () => `a: ${"'".repeat(1_000_000)}`,
};

export function seedRequests(): Expensive[] {
  return Object.entries(seeds).map(([name, body]) => ({
    name: `seedTenant: ${name}`,
    prepare: (client) => client.send(control('POST', '', { id: 'seeded' })),
    request: () => ({ ...control('POST', '/seeded/seed', body()), headers: { 'content-type': 'application/yaml' } }),
  }));
}

export function seedOf(userCount: number, departmentCount: number, keyCount = 0) {
  const times = <T>(count: number, item: (at: number) => T) => Array.from({ length: count }, (_, at) => item(at));
  return {
    settings: { adminAccessApi: true, hrManagedRoles: false },
    apiKeys: times(keyCount, (at) => ({
      name: `key-${at}`,
      key: `seeded-key-${at}`,
      user: String(userCount - at),
      role: 'admin',
    })),
    roles: [],
    departments: times(departmentCount, (at) => ({ id: String(at + 1), name: `Department ${at}` })),
    users: times(userCount, (at) => ({
      id: String(at + 1),
      email: `p${at}@seeded.example`,
      firstName: 'Ada',
      lastName: `Person ${at}`,
      jobTitle: null,
      role: null,
      departments: departmentCount === 0 ? [] : [`Department ${at % departmentCount}`],
      createdAt: '2026-01-05T08:00:00.000Z',
      lastLogin: null,
    })),
    folders: { id: '1', name: '/' },
    fields: [],
  };
}

function line(length: number): string {
  const levels = counted(length, (at) => `{"id":"${at + 1}","name":"d${at + 1}"`);
  return `${levels.join(',"children":[')}${'}]'.repeat(length - 1)}}`;
}
