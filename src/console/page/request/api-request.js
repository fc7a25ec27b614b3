import { ask, reached, refusalOf, sandboxAddress } from '../api.js';
import { shellWord, tokenAddress, tokenCommand } from '../journal/as-code.js';

/** The body is either `json` with the media type `type`, or the multipart form `form`. */
export async function sendToApi(tenantPath, keyName, { method, path, type = '', json = undefined, form = undefined }) {
  const { token } = await ask('POST', `${tenantPath}/api-keys/${encodeURIComponent(keyName)}/token`);
  const headers = { Authorization: `Bearer ${token}`, ...(json !== undefined && { 'Content-Type': type }) };
  const body = json !== undefined ? JSON.stringify(json) : form && formData(form);
  return reached(sandboxAddress() + path, { method, headers, body });
}

function formData(form) {
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) if (value !== undefined && value !== '') data.append(name, value);
  return data;
}

export async function download(tenantPath, keyName, path) {
  const response = await sendToApi(tenantPath, keyName, { method: 'GET', path });
  if (!response.ok) throw await refusalOf(response);
  saveBlob(await response.blob(), fileNameOf(response) ?? path.split('/').at(-1));
}

export function saveBlob(blob, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

function fileNameOf(response) {
  const header = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  return encoded ? decodeURIComponent(encoded) : /filename="([^"]+)"/.exec(header)?.[1];
}

export function usualKey(apiKeys) {
  const usable = apiKeys.filter(({ revoked }) => !revoked);
  const byRole = ['super-admin', 'admin', 'user'].map((role) => usable.find((key) => key.role === role));
  return byRole.find(Boolean)?.name;
}

export function curlOf({ method, path, type, json, form }, key) {
  const parts = [
    `curl -i -g -X ${shellWord(method)} ${shellWord(sandboxAddress() + path)}`,
    `-H "Authorization: Bearer $TOKEN"`,
  ];
  if (json !== undefined)
    parts.push(`-H ${shellWord(`Content-Type: ${type}`)}`, `--data-raw ${shellWord(JSON.stringify(json, null, 2))}`);
  for (const [name, value] of Object.entries(form ?? {})) {
    if (value instanceof File) parts.push(`-F ${shellWord(`${name}=@${value.name}`)}`);
    else if (value !== undefined && value !== '') parts.push(`--form-string ${shellWord(`${name}=${value}`)}`);
  }
  return `${tokenCommand(tokenAddress({ path }), key)}\n${parts.join(' \\\n  ')}`;
}
