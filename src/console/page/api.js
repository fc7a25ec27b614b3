// Sends requests to the control plane. A required control key is stored only in this browser tab.

const base = new URL('..', document.baseURI).pathname.replace(/\/$/, '');
const keyName = 'cps-control-key';

/** Error for a refused request, with the status of the response, its message, and its error code if there is one. */
export class Refusal extends Error {
  constructor(status, message, code) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export function keepControlKey(key) {
  sessionStorage.setItem(keyName, key);
}

/**
 * Sends a request and returns the JSON of a successful response. Throws a `Refusal` for any other response.
 * The parameter `path` is relative to the URL path /_sandbox.
 */
export async function ask(method, path, body) {
  const response = await send(method, path, body);
  if (!response.ok) throw await refusalOf(response);
  return jsonOf(response);
}

async function jsonOf(response) {
  const text = await response.text();
  return /json/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : null;
}

async function refusalOf(response) {
  const { status, statusText } = response;
  const problem = await jsonOf(response);
  return new Refusal(status, problem?.detail ?? `${status} ${statusText}`, problem?.code);
}

/**
 * Yields the events of a stream as `{ event, data }` until the signal aborts the stream.
 * The function `onOpen` is called when the stream starts.
 */
export async function* listen(path, signal, onOpen) {
  const response = await send('GET', path, undefined, signal);
  if (!response.ok) throw await refusalOf(response);
  onOpen();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let pending = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (pending + value).split('\n\n');
    pending = blocks.pop();
    for (const block of blocks) {
      const event = eventOf(block);
      if (event) yield event;
    }
  }
}

function eventOf(block) {
  const field = (name) =>
    block
      .split('\n')
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).trimStart())
      .join('\n');
  const data = field('data');
  return data ? { event: field('event') || 'message', data: JSON.parse(data) } : null;
}

async function send(method, path, body, signal) {
  const key = sessionStorage.getItem(keyName);
  const headers = {
    ...(key && { 'X-Control-Key': key }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  };
  const text = body === undefined ? undefined : JSON.stringify(body);
  try {
    return await fetch(base + path, { method, headers, signal, body: text });
  } catch (failure) {
    if (signal?.aborted) throw failure;
    throw new Refusal(0, 'The sandbox does not respond. Check that it is running.');
  }
}
