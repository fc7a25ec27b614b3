import { sandboxAddress } from '../api.js';
import choices from '../choices.json' with { type: 'json' };

export function curlOf(entry, { details }) {
  const key = keyFor(entry, details);
  const credential = credentialOf(entry);
  const headers = { ...sentHeaders(entry), ...(isTokenRequest(entry) && { 'x-api-key': key }) };
  const lines = [
    `curl -i -g -X ${shellWord(entry.method)} ${shellWord(sandboxAddress() + entry.path)}`,
    ...(credential === 'token' ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${shellWord(`${name}: ${value}`)}`),
    ...bodyOf(entry).map((text) => `--data-raw ${shellWord(text)}`),
  ];
  const curl = lines.join(' \\\n  ');
  return credential === 'token' ? `${tokenCommand(tokenAddress(entry), key)}\n${curl}` : curl;
}

export function fetchOf(entry, { details }) {
  const key = keyFor(entry, details);
  const credential = credentialOf(entry);
  const headers = Object.entries({ ...sentHeaders(entry), ...(isTokenRequest(entry) && { 'x-api-key': key }) });
  const lines = [
    ...(credential === 'token' ? ["    authorization: 'Bearer ' + token,"] : []),
    ...headers.map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)},`),
  ];
  const body = bodyOf(entry).map(
    (text) => `  body: ${isJsonBody(entry) ? `JSON.stringify(${text})` : JSON.stringify(text)},`,
  );
  return [
    ...(credential === 'token' ? tokenScript(entry, key) : []),
    `const response = await fetch(${JSON.stringify(sandboxAddress() + entry.path)}, {`,
    `  method: ${JSON.stringify(entry.method)},`,
    '  headers: {',
    ...lines,
    '  },',
    ...body,
    '});',
    'console.log(response.status, await response.text());',
  ].join('\n');
}

function tokenScript(entry, key) {
  return [
    `const { token } = await (await fetch(${JSON.stringify(tokenAddress(entry))}, {`,
    "  method: 'POST',",
    `  headers: { 'x-api-key': ${JSON.stringify(key)} },`,
    '})).json();',
  ];
}

export function tokenAddress({ path }) {
  return `${sandboxAddress()}${path.startsWith('/v2/admin') ? '/v2/admin/auth/token' : '/auth/token'}`;
}

function isJsonBody({ request }) {
  return request.body !== null && typeof request.body === 'object';
}

/** Empty if there is no body. */
export function bodyText({ body }) {
  return typeof body === 'string' ? body : body === null ? '' : JSON.stringify(body, null, 2);
}

function bodyOf({ request }) {
  return request.body === null ? [] : [bodyText(request)];
}

export function sentHeaders({ request }) {
  return Object.fromEntries(
    Object.entries(request.headers).filter(
      ([name]) => !choices.unsentHeaders.includes(name) && !/^(sec|proxy)-/.test(name),
    ),
  );
}

export function credentialOf({ request: { headers } }) {
  if (headers['authorization'] !== undefined) return 'token';
  return headers['x-api-key'] === undefined ? 'none' : 'key';
}

export function isTokenRequest({ path }) {
  return /^(\/v2\/admin)?\/auth\/token(\?|$)/.test(path);
}

function keyNameFor(entry, { apiKeys = [] } = {}) {
  const usable = apiKeys.filter(({ revoked }) => !revoked);
  return (keyOfCaller(entry, usable) ?? usable[0])?.name;
}

export function keyOfCaller({ caller }, apiKeys) {
  return caller ? apiKeys.find(({ userId }) => userId === caller.userId) : undefined;
}

function keyFor(entry, details) {
  return keyValue(details, keyNameFor(entry, details));
}

/** Value of an API key, or a placeholder for a key from uploaded tenant data, whose value is unknown. */
export function keyValue(details, name) {
  return details && name !== undefined && details.defaultKeys.includes(name)
    ? `${details.id}-${name}-key`
    : 'YOUR-API-KEY';
}

export function shellWord(text) {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

export function tokenCommand(address, key) {
  return `TOKEN=$(curl -s -X POST ${shellWord(address)} \\
  -H ${shellWord(`X-API-Key: ${key}`)} | cut -d'"' -f4)`;
}
