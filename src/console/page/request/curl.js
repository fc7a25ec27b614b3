import { origin } from './api-request.js';

/** Returns a request as a command for a shell. The access token is in the variable TOKEN. */
export function curlOf({ method, path, type, json, form }) {
  const parts = [`curl -X ${method} ${quoted(origin + path)}`, `-H "Authorization: Bearer $TOKEN"`];
  if (json !== undefined) parts.push(`-H 'Content-Type: ${type}'`, `-d ${quoted(JSON.stringify(json, null, 2))}`);
  for (const [name, value] of Object.entries(form ?? {})) {
    if (value === undefined || value === '') continue;
    parts.push(
      value instanceof File ? `-F ${quoted(`${name}=@${value.name}`)}` : `--form-string ${quoted(`${name}=${value}`)}`,
    );
  }
  return parts.join(' \\\n  ');
}

/** Quotes a text for a POSIX shell. */
function quoted(text) {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
