/** The path below which a reverse proxy serves the sandbox. */
const prefix = /^(.*)\/_sandbox\/console\//.exec(new URL(import.meta.url).pathname)?.[1] ?? '';
const base = `${prefix}/_sandbox`;

export const sandboxAddress = () => location.origin + prefix;

const keyName = 'cps-control-key';

class Refusal extends Error {
  constructor(status, message, code) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const keyRefusal = 'control-key-refused';

export function keepControlKey(key) {
  sessionStorage.setItem(keyName, key);
}

/** Other tabs of this console ask here for the control key. Browsers deliver messages only to pages of the same origin. */
const otherTabs = new BroadcastChannel(`cps-console ${prefix}`);
otherTabs.onmessage = ({ data: { isAsking } }) => {
  const key = sessionStorage.getItem(keyName);
  if (isAsking && key) otherTabs.postMessage({ key });
};

/** Calls `onKey` if another tab knows the control key. Returns a function that ends the wait. */
export function askOtherTabs(onKey) {
  const listen = ({ data: { key } }) => {
    if (!key || key === sessionStorage.getItem(keyName)) return;
    keepControlKey(key);
    onKey();
  };
  otherTabs.addEventListener('message', listen);
  otherTabs.postMessage({ isAsking: true });
  return () => otherTabs.removeEventListener('message', listen);
}

export async function ask(method, path, body) {
  const response = await send(method, path, body);
  if (!response.ok) throw await refusalOf(response);
  return contentOf(response);
}

export async function contentOf(response) {
  const text = await response.text();
  return /json/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : text;
}

export async function refusalOf(response) {
  const content = await contentOf(response);
  const { code, detail, error, title } = content?.errors?.[0] ?? content ?? {};
  if (/^CONTROL KEY/.test(code)) dispatchEvent(new Event(keyRefusal));
  return new Refusal(
    response.status,
    detail?.replace(/^\/(\S+\/)?(?=\w)/, '') ?? error ?? title ?? `${response.status} ${response.statusText}`,
    code,
  );
}

/** Yields server-sent events as `{ event, data }`. `onOpen` is called when the server has accepted the request. */
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

function send(method, path, body, signal) {
  const headers = { ...controlKey(), ...(body !== undefined && { 'Content-Type': 'application/json' }) };
  const text = body === undefined ? undefined : JSON.stringify(body);
  return reached(base + path, { method, headers, signal, body: text });
}

export function sendAsIs(method, path, headers, body) {
  const isControl = path.startsWith('/_sandbox/');
  return reached(sandboxAddress() + path, {
    method,
    headers: { ...(isControl && controlKey()), ...headers },
    body,
    redirect: 'manual',
  });
}

function controlKey() {
  const key = sessionStorage.getItem(keyName);
  return key ? { 'X-Control-Key': key } : {};
}

export async function reached(address, options) {
  try {
    return await fetch(address, options);
  } catch (failure) {
    if (options.signal?.aborted) throw failure;
    throw new Refusal(0, 'The sandbox does not respond. Check that it is running.');
  }
}
