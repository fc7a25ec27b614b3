import type { KnownTenant } from '../sandbox/start.ts';
import { shownStore } from './store-address.ts';

interface Started {
  url: string;
  tenants: readonly KnownTenant[];
  /** Number of tenants whose API keys the welcome text does not show. */
  others: number;
  /** The control key, if the sandbox generated a new control key. Only the welcome text shows this key. */
  newKey: string | undefined;
  /** True if clients must send a control key with requests to the control plane. */
  wantsKey: boolean;
  /** Address of the store (memory, SQLite or PostgreSQL) that contains the tenants. */
  store: string;
}

/**
 * Returns the text that `cps sandbox` prints after its start.
 * The welcome text shows the URLs of the sandbox, the tenants with their API keys, and an example request.
 */
export function welcome({ url, tenants, others, newKey, wantsKey, store }: Started): string {
  return [
    `Contract Platform Services sandbox: ${url}`,
    `  Console: ${url}/_sandbox/console/`,
    `  Docs:    ${url}/_sandbox/docs/`,
    '',
    ...tenantLines(tenants, others),
    '',
    ...keyLines(newKey, wantsKey),
    ...trialLines(url, tenants, wantsKey),
    '',
    store === 'memory'
      ? 'Data is stored in memory only. Press Ctrl-C to stop.'
      : `Data is stored in ${shownStore(store)}. Press Ctrl-C to stop.`,
  ].join('\n');
}

function tenantLines(tenants: Started['tenants'], others: number): string[] {
  const rows = tenants.flatMap(({ name, about, apiKeys }) => [
    `  ${name.padEnd(10)}${about}`,
    `  ${''.padEnd(10)}${apiKeys.join('  ')}`,
  ]);
  if (tenants.length === 0) return [`Tenants: ${others}. Their API keys are not printed.`];
  return ['Tenants and their API keys', ...rows, ...(others > 0 ? [`  and ${others} more`] : [])];
}

/**
 * Returns an example request with a valid API key.
 * If no API key is known, returns a command that creates a tenant instead.
 */
function trialLines(url: string, tenants: Started['tenants'], wantsKey: boolean): string[] {
  const key = tenants.flatMap(({ name, apiKeys }) => apiKeys.filter((each) => each === `${name}-admin-key`)).at(0);
  if (key === undefined) {
    return [
      'Create a tenant',
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
  return ['Control key of /_sandbox, sent as X-Control-Key', `  ${newKey ?? 'the value of CPS_CONTROL_KEY'}`, ''];
}

/** Returns the content of the welcome text as one line of JSON. */
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
