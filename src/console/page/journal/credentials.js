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

export function sentHeaders({ request }) {
  return Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !unsent.has(name) && !/^(sec|proxy)-/.test(name)),
  );
}

/** Returns how a request was authenticated: `token`, `key` (API key) or `none`. */
export function credentialOf({ request: { headers } }) {
  if (headers['authorization'] !== undefined) return 'token';
  return headers['x-api-key'] === undefined ? 'none' : 'key';
}

export function isTokenRequest({ path }) {
  return /^(\/v2\/admin)?\/auth\/token(\?|$)/.test(path);
}

export function keyNameFor(entry, { apiKeys = [] } = {}) {
  const usable = apiKeys.filter(({ revoked }) => !revoked);
  return (keyOfCaller(entry, usable) ?? usable[0])?.name;
}

/** Returns the API key of the user who sent a request, or undefined if the user is unknown or has none of the keys. */
export function keyOfCaller({ caller }, apiKeys) {
  return caller ? apiKeys.find(({ userId }) => userId === caller.userId) : undefined;
}

export function keyFor(entry, details) {
  return keyValue(details, keyNameFor(entry, details));
}

/** Value of an API key, or a placeholder for a key from uploaded tenant data, whose value is unknown. */
export function keyValue(details, name) {
  return details && name !== undefined && details.defaultKeys.includes(name)
    ? `${details.id}-${name}-key`
    : 'YOUR-API-KEY';
}
