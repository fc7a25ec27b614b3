import type { KnownTenant } from '../sandbox/start.ts';
import { shownStore } from './store-address.ts';

interface Started {
  url: string;
  tenants: readonly KnownTenant[];
  /** How many tenants there are besides, whose keys are not told. */
  others: number;
  /** A control key that was made for this run; this is the only time that it is told. */
  newKey: string | undefined;
  /** Whether the control plane wants a key. */
  wantsKey: boolean;
  /** Where tenants are kept. */
  store: string;
}

/** What `cps sandbox` prints once it listens: where it is, whose keys open it, and a line to try it with. */
export function welcome({ url, tenants, others, newKey, wantsKey, store }: Started): string {
  return [
    `Contract Platform Services sandbox: ${url}`,
    '',
    ...tenantLines(tenants, others),
    '',
    ...keyLines(newKey, wantsKey),
    ...trialLines(url, tenants, wantsKey),
    '',
    store === 'memory'
      ? 'Everything is kept in memory. Ctrl-C stops it.'
      : `Everything is kept in ${shownStore(store)}. Ctrl-C stops it.`,
  ].join('\n');
}

function tenantLines(tenants: Started['tenants'], others: number): string[] {
  const rows = tenants.flatMap(({ name, about, apiKeys }) => [
    `  ${name.padEnd(10)}${about}`,
    `  ${''.padEnd(10)}${apiKeys.join('  ')}`,
  ]);
  if (tenants.length === 0) return [`Tenants: ${others}, whose API keys are not told here`];
  return ['Tenants and their API keys', ...rows, ...(others > 0 ? [`  and ${others} more`] : [])];
}

/** A first request with a key that works, or how to get a tenant where none is known. */
function trialLines(url: string, tenants: Started['tenants'], wantsKey: boolean): string[] {
  const key = tenants.flatMap(({ name, apiKeys }) => apiKeys.filter((each) => each === `${name}-admin-key`)).at(0);
  if (key === undefined) {
    return [
      'Make a tenant',
      `  curl -s ${url}/_sandbox/tenants -H 'Content-Type: application/json' \\`,
      `    ${wantsKey ? '-H "X-Control-Key: …" ' : ''}-d '{"id":"another"}'`,
    ];
  }
  return [
    'Try it',
    `  TOKEN=$(curl -s -X POST ${url}/v2/admin/auth/token \\`,
    `    -H 'X-API-Key: ${key}' | cut -d'"' -f4)`,
    `  curl -s ${url}/v2/admin/departments -H "Authorization: Bearer $TOKEN"`,
  ];
}

function keyLines(newKey: string | undefined, wantsKey: boolean): string[] {
  if (!wantsKey) return [];
  const told = newKey === undefined ? 'the value of CPS_CONTROL_KEY' : newKey;
  return ['Control key of /_sandbox, sent as X-Control-Key', `  ${told}`, ''];
}

/** The same as one line of JSON. */
export function announcement({ url, tenants, others, newKey, wantsKey }: Started): string {
  const controlKey = newKey === undefined ? {} : { controlKey: newKey };
  const shown = tenants.map(({ name, apiKeys }) => ({ name, apiKeys }));
  return JSON.stringify({
    event: 'started',
    url,
    tenants: shown,
    otherTenants: others,
    wantsControlKey: wantsKey,
    ...controlKey,
  });
}
