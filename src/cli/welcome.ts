/** What `cps sandbox` prints once it listens: where it is, whose keys open it, and a line to try it with. */
export function welcome(url: string, tenants: readonly { name: string; about: string; apiKeys: string[] }[]): string {
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
    'Try it',
    `  TOKEN=$(curl -s -X POST ${url}/v2/admin/auth/token \\`,
    `    -H 'X-API-Key: aurora-admin-key' | cut -d'"' -f4)`,
    `  curl -s ${url}/v2/admin/departments -H "Authorization: Bearer $TOKEN"`,
    '',
    'Everything is kept in memory. Ctrl-C stops it.',
  ].join('\n');
}
