import { shellWord, tokenCommand } from '../shell-word.js';
import { credentialOf, isTokenRequest, keyFor, sentHeaders } from './credentials.js';

export function curlOf(entry, { details }) {
  const key = keyFor(entry, details);
  const credential = credentialOf(entry);
  const headers = { ...sentHeaders(entry), ...(isTokenRequest(entry) && { 'x-api-key': key }) };
  const lines = [
    `curl -i -g -X ${shellWord(entry.method)} ${shellWord(location.origin + entry.path)}`,
    ...(credential === 'token' ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${shellWord(`${name}: ${value}`)}`),
    ...bodyOf(entry).map((text) => `--data-raw ${shellWord(text)}`),
  ];
  return [...(credential === 'token' ? [tokenCommand(tokenAddress(entry), key)] : []), lines.join(' \\\n  ')].join(
    '\n',
  );
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
    `const response = await fetch(${JSON.stringify(location.origin + entry.path)}, {`,
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

function tokenAddress({ path }) {
  return `${location.origin}${path.startsWith('/v2/admin') ? '/v2/admin/auth/token' : '/auth/token'}`;
}

function isJsonBody({ request }) {
  return request.body !== null && typeof request.body === 'object';
}

function bodyOf({ request: { body } }) {
  if (body === null) return [];
  return [typeof body === 'string' ? body : JSON.stringify(body, null, 2)];
}
