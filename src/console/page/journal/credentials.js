/**
 * Names of headers that a repeated request leaves out.
 * Clients set these headers automatically, or the journal has replaced the header values.
 */
const unsent = new Set([
  'accept-encoding',
  'accept-language',
  'authorization',
  'connection',
  'content-length',
  'cookie',
  'expect',
  'host',
  'keep-alive',
  'origin',
  'referer',
  'te',
  'transfer-encoding',
  'upgrade',
  'user-agent',
  'x-api-key',
  'x-control-key',
]);

/** Returns the headers of a recorded request that a repeated request must also send. */
export function sentHeaders({ request }) {
  return Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !unsent.has(name) && !/^(sec|proxy)-/.test(name)),
  );
}

/** Returns how a request was authenticated: `token`, `key` (API key), or `none`. */
export function credentialOf({ request: { headers } }) {
  if (headers['authorization'] !== undefined) return 'token';
  return headers['x-api-key'] === undefined ? 'none' : 'key';
}

export function isTokenRequest({ path }) {
  return /^(\/v2\/admin)?\/auth\/token(\?|$)/.test(path);
}

/** Returns the name of the API key whose user sent a request, or else of the first key that is not revoked. */
export function keyNameFor({ caller }, { apiKeys = [] } = {}) {
  const usable = apiKeys.filter(({ revoked }) => !revoked);
  return (usable.find(({ userId }) => userId === caller?.userId) ?? usable[0])?.name;
}

/** Returns the value of the API key for a request, or a placeholder if a seed file chose the value. */
export function keyFor(entry, details) {
  return keyValue(details, keyNameFor(entry, details));
}

/** Returns the value of the API key with the given name, or a placeholder if a seed file chose the value. */
export function keyValue(details, name) {
  return details && name !== undefined && details.defaultKeys.includes(name)
    ? `${details.id}-${name}-key`
    : 'YOUR-API-KEY';
}
