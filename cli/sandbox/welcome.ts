import type { KnownTenant } from '../../src/sandbox/start.ts';
import { shownAddress } from '../../src/store/open-store.ts';

interface Started {
  url: string;
  tenants: readonly KnownTenant[];
  others: number;
  newKey: string | undefined;
  /** True if requests to the sandbox's control plane must contain a key. */
  wantsKey: boolean;
  /** Where the sandbox stores its data: `memory`, or the URL of a SQLite or PostgreSQL database. */
  store: string;
  isNew: boolean;
}

export function welcome({ url, tenants, others, newKey, wantsKey, store, isNew }: Started): string {
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
      : `${isNew ? 'Created the new store' : 'Data is stored in'} ${shownAddress(store)}. Press Ctrl-C to stop.`,
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

export function startedLine({ url, tenants, others, newKey, wantsKey }: Started): string {
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
