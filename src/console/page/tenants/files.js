import { Refusal } from '../api.js';
import { contentOf, refusalOf } from '../request/api-request.js';

const base = new URL('../..', import.meta.url).href.replace(/\/$/, '');

/** Sends a file to the control plane, and returns the JSON of a successful response. */
export async function sendFile(method, path, file, type) {
  return contentOf(await accepted(method, path, { 'Content-Type': type }, file));
}

/** Returns the bytes of a file of the control plane. */
export async function readFile(path) {
  return (await accepted('GET', path, {})).blob();
}

async function accepted(method, path, headers, body) {
  const key = sessionStorage.getItem('cps-control-key');
  let response;
  try {
    response = await fetch(base + path, {
      method,
      headers: { ...(key && { 'X-Control-Key': key }), ...headers },
      body,
    });
  } catch {
    throw new Refusal(0, 'The sandbox does not respond. Check that it is running.');
  }
  if (!response.ok) throw await refusalOf(response);
  return response;
}
