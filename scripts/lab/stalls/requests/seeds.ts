/** Maximum size in bytes of a seed. A seed is a text with the initial data of a tenant. */
const largest = 32 * 1024 * 1024;

/** Returns seeds (initial data of a tenant) for which parsing or validation is slow. */
export function seeds(): { name: string; body: () => string }[] {
  return [
    { name: '8,000 keys', body: () => keys(8_000) },
    { name: '300,000 keys', body: () => keys(300_000) },
    { name: 'keys of one list', body: () => `[${Array.from({ length: 8_000 }, (_, at) => `k${at}`).join(': 1, ')}]` },
    { name: 'aliases of aliases', body: () => aliases() },
    { name: 'nested lists', body: () => '['.repeat(100_000) },
    { name: 'nested blocks', body: () => Array.from({ length: 3_000 }, (_, at) => `${' '.repeat(at)}a:`).join('\n') },
    { name: '20,000 users', body: () => JSON.stringify(world(20_000, 500, 0)) },
    { name: '100,000 users', body: () => JSON.stringify(world(100_000, 5_000, 0)) },
    {
      name: '20,000 users at fault',
      body: () =>
        JSON.stringify({ ...world(20_000, 500, 0), users: Array.from({ length: 20_000 }, () => ({ id: 1 })) }),
    },
    { name: '10,000 API keys', body: () => JSON.stringify(world(10_000, 10, 10_000)) },
    {
      name: '3,000 departments in a line',
      body: () => JSON.stringify(world(10, 0, 0)).replace('"departments":[]', `"departments":[${line(3_000)}]`),
    },
    { name: 'one long text', body: () => `a: "${'a'.repeat(largest - 100)}"` },
    { name: 'lines that are no YAML', body: () => '%: @\n'.repeat(200_000) },
    { name: 'quotes', body: () => `a: ${"'".repeat(1_000_000)}` },
  ];
}

const keys = (count: number) =>
  Array.from({ length: count }, (_, at) => `k${at}: 1`)
    .join('\n')
    .slice(0, largest);

function aliases(): string {
  const lines = Array.from(
    { length: 10 },
    (_, at) => `a${at + 1}: &a${at + 1} [${Array.from({ length: 10 }, () => `*a${at}`).join(', ')}]`,
  );
  return ['a0: &a0 [x]', ...lines].join('\n');
}

function world(users: number, departments: number, apiKeys: number): object {
  const person = (at: number) => ({
    id: String(at + 1),
    email: `p${at}@seeded.example`,
    firstName: 'Ada',
    lastName: `Person ${at}`,
    jobTitle: null,
    role: null,
    departments: departments === 0 ? [] : [`Department ${at % departments}`],
    createdAt: '2026-01-05T08:00:00.000Z',
    lastLogin: null,
  });
  return {
    settings: { adminAccessApi: true, hrManagedRoles: false },
    apiKeys: Array.from({ length: apiKeys }, (_, at) => ({
      name: `key-${at}`,
      key: `seeded-key-${at}`,
      user: String(users - at),
      role: 'admin',
    })),
    roles: [],
    departments: Array.from({ length: departments }, (_, at) => ({ id: String(at + 1), name: `Department ${at}` })),
    users: Array.from({ length: users }, (_, at) => person(at)),
    folders: { id: '1', name: '/' },
    fields: [],
  };
}

function line(length: number): string {
  const levels = Array.from({ length }, (_, at) => `{"id":"${at + 1}","name":"d${at + 1}"`);
  return `${levels.join(',"children":[')}${'}]'.repeat(length - 1)}}`;
}
