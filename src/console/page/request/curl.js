import { shellWord, tokenCommand } from '../shell-word.js';
import { origin } from './api-request.js';

export function curlOf({ method, path, type, json, form }, key) {
  const parts = [`curl -i -g -X ${shellWord(method)} ${shellWord(origin + path)}`, `-H "Authorization: Bearer $TOKEN"`];
  if (json !== undefined)
    parts.push(`-H ${shellWord(`Content-Type: ${type}`)}`, `--data-raw ${shellWord(JSON.stringify(json, null, 2))}`);
  for (const [name, value] of Object.entries(form ?? {})) {
    if (value instanceof File) parts.push(`-F ${shellWord(`${name}=@${value.name}`)}`);
    else if (value !== undefined && value !== '') parts.push(`--form-string ${shellWord(`${name}=${value}`)}`);
  }
  const tokens = path.startsWith('/v2/admin') ? '/v2/admin/auth/token' : '/auth/token';
  return `${tokenCommand(origin + tokens, key)}\n${parts.join(' \\\n  ')}`;
}
