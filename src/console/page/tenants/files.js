import { sendAsIs } from '../api.js';
import { contentOf, refusalOf } from '../request/api-request.js';

const base = new URL('../..', import.meta.url).pathname.replace(/\/$/, '');

export async function sendFile(method, path, file, type) {
  return contentOf(await accepted(method, path, { 'Content-Type': type }, file));
}

export async function readFile(path) {
  return (await accepted('GET', path, {})).blob();
}

async function accepted(method, path, headers, body) {
  const response = await sendAsIs(method, base + path, headers, body);
  if (!response.ok) throw await refusalOf(response);
  return response;
}
