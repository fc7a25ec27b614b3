/** What stands in the place of a secret. */
const hidden = '***';

/** Headers that carry a secret. The scheme of a credential stays: it is what people get wrong. */
const secretHeaders = new Set([
  'authorization',
  'x-api-key',
  'x-control-key',
  'cookie',
  'set-cookie',
  'proxy-authorization',
]);

/** Names of members, form parts and query parameters that carry a secret. */
const secretName = /^(access_?token|token|api_?keys?|key|control_?key|x-api-key|secret|password|authorization)$/i;

/** What looks like a signed token wherever it stands. */
const tokenLike = /\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g;

/** A header as it may be shown. */
export function redactHeader(name: string, value: string): string {
  if (!secretHeaders.has(name.toLowerCase())) return redactText(value);
  const scheme = /^(bearer|basic)\s/i.exec(value)?.[0] ?? '';
  return `${scheme}${hidden}`;
}

/** A path with its query as it may be shown. */
export function redactPath(url: string): string {
  const [path = '', query] = url.split(/\?(.*)/s, 2);
  if (query === undefined) return redactText(path);
  const parts = query.split('&').map((part) => {
    const [name = '', value] = part.split(/=(.*)/s, 2);
    return value !== undefined && secretName.test(decoded(name)) ? `${name}=${hidden}` : part;
  });
  return redactText(`${path}?${parts.join('&')}`);
}

/** A value of a JSON text as it may be shown. */
export function redactValue(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value);
  if (Array.isArray(value)) return value.map(redactValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, secretName.test(name) ? redactAll(inner) : redactValue(inner)]),
  );
}

/** A text that is no JSON, or one that was cut, as it may be shown. */
export function redactText(text: string): string {
  return text
    .replace(tokenLike, hidden)
    .replace(/("(?:token|key|apiKey|superAdmin|admin|user|secret|password)"\s*:\s*)"[^"]*"?/gi, `$1"${hidden}"`);
}

/** Everything below a name that stands for a secret. */
function redactAll(value: unknown): unknown {
  if (value === null || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map((each) => (typeof each === 'object' ? redactValue(each) : hidden));
  if (typeof value !== 'object') return hidden;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, redactAll(inner)]));
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
