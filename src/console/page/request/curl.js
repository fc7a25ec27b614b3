import { origin } from './api-request.js';

/** curl commands that get an access token and then send a request. */
export function curlOf({ method, path, type, json, form }, key) {
  const parts = [`curl -i -g -X ${method} ${quoted(origin + path)}`, `-H "Authorization: Bearer $TOKEN"`];
  if (json !== undefined)
    parts.push(`-H ${quoted(`Content-Type: ${type}`)}`, `--data-raw ${quoted(JSON.stringify(json, null, 2))}`);
  for (const [name, value] of Object.entries(form ?? {})) {
    if (value instanceof File) parts.push(`-F ${quoted(`${name}=@${value.name}`)}`);
    else if (value !== undefined && value !== '') parts.push(`--form-string ${quoted(`${name}=${value}`)}`);
  }
  const tokens = path.startsWith('/v2/admin') ? '/v2/admin/auth/token' : '/auth/token';
  const token = `TOKEN=$(curl -s -X POST ${quoted(origin + tokens)} -H ${quoted(`X-API-Key: ${key}`)} | cut -d'"' -f4)`;
  return `${token}\n${parts.join(' \\\n  ')}`;
}

/** Quotes a text for use in a POSIX shell command. */
function quoted(text) {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
