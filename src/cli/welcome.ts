import { shownStore } from './store-address.ts';

interface Started {
  url: string;
  tenants: readonly { name: string; about: string; apiKeys: string[] }[];
  /** A control key that was made for this run; this is the only time that it is told. */
  newKey: string | undefined;
  /** Whether the control plane wants a key. */
  wantsKey: boolean;
  /** Where tenants are kept. */
  store: string;
}

/** What `cps sandbox` prints once it listens: where it is, whose keys open it, and a line to try it with. */
export function welcome({ url, tenants, newKey, wantsKey, store }: Started): string {
  const rows = tenants.flatMap(({ name, about, apiKeys }) => [
    `  ${name.padEnd(10)}${about}`,
    `  ${''.padEnd(10)}${apiKeys.join('  ')}`,
  ]);
  return [
    `Contract Platform Services sandbox: ${url}`,
    '',
    'Tenants and their API keys',
    ...rows,
    '',
    ...keyLines(newKey, wantsKey),
    'Try it',
    `  TOKEN=$(curl -s -X POST ${url}/v2/admin/auth/token \\`,
    `    -H 'X-API-Key: aurora-admin-key' | cut -d'"' -f4)`,
    `  curl -s ${url}/v2/admin/departments -H "Authorization: Bearer $TOKEN"`,
    '',
    store === 'memory'
      ? 'Everything is kept in memory. Ctrl-C stops it.'
      : `Everything is kept in ${shownStore(store)}. Ctrl-C stops it.`,
  ].join('\n');
}

function keyLines(newKey: string | undefined, wantsKey: boolean): string[] {
  if (!wantsKey) return [];
  const told = newKey === undefined ? 'the value of CPS_CONTROL_KEY' : newKey;
  return ['Control key of /_sandbox, sent as X-Control-Key', `  ${told}`, ''];
}

/** The same as one line of JSON. */
export function announcement({ url, tenants, newKey, wantsKey }: Started): string {
  const controlKey = newKey === undefined ? {} : { controlKey: newKey };
  const shown = tenants.map(({ name, apiKeys }) => ({ name, apiKeys }));
  return JSON.stringify({ event: 'started', url, tenants: shown, wantsControlKey: wantsKey, ...controlKey });
}
