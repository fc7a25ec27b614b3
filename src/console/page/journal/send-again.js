import { ask, sendAsIs } from '../api.js';
import { useAction } from '../hooks.js';
import { html, useState } from '../lib.js';
import { Json, Problem, valuesOf } from '../parts.js';
import { linkTo } from '../route.js';
import { credentialOf, isTokenRequest, keyOfCaller, keyValue, sentHeaders } from './as-code.js';
import { statusKind } from './entry-list.js';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

export function SendAgain({ place, entry }) {
  const [answer, setAnswer] = useState(null);
  const { act, problem, isBusy } = useAction(setAnswer);
  const submit = (event) => {
    const values = valuesOf(event);
    act(() => sendEdited(values, place));
  };
  const { request, method, path } = entry;
  const body =
    request.body === null || typeof request.body === 'string'
      ? (request.body ?? '')
      : JSON.stringify(request.body, null, 2);
  const headers = Object.entries(sentHeaders(entry)).map(([name, value]) => `${name}: ${value}`);
  return html`<form class="send-again" onSubmit=${submit}>
    <h3>Send again</h3>
    <p class="empty">Change the request if you like.</p>
    <div class="line">
      <select name="method" aria-label="Method">${methods.map((each) => html`<option value=${each} selected=${each === method}>${each}</option>`)}</select>
      <input class="wide-input" name="path" aria-label="Path and query" required pattern="/.*" defaultValue=${path} />
      ${place.details && html`<${CallerChoice} entry=${entry} apiKeys=${place.details.apiKeys} />`}
    </div>
    <label>Headers <textarea name="headers" rows=${Math.min(8, headers.length + 1)} spellcheck="false" defaultValue=${headers.join('\n')} /></label>
    <label>Body <textarea name="body" rows=${Math.min(16, body.split('\n').length + 1)} spellcheck="false" defaultValue=${body} /></label>
    <div class="line"><button class="primary" disabled=${isBusy}>Send</button>${/\*\*\*/.test(path + body) && html`<span class="empty">Secrets were replaced by ***. Enter their values.</span>`}</div>
    <${Problem} of=${problem} />
    ${answer && html`<${Answer} answer=${answer} place=${place} />`}
  </form>`;
}

function Answer({ answer: { status, text, duration, id }, place }) {
  return html`<div role="status">
    <p><span class=${`status ${statusKind(status)}`}>${status}</span> after ${duration} ms ${id && html`<a href=${linkTo(place.tenant, 'journal', { rest: [id] })}>Open request ${id}</a>`}</p>
    ${text !== '' && html`<${Json} what="new response" value=${parsed(text)} />`}
  </div>`;
}

/** @param {Record<string, *>} values */
async function sendEdited({ method, path, headers, body, caller }, { path: tenantPath, details }) {
  const isAnonymous = !caller || caller === noCredential;
  const all = { ...headersIn(headers), ...(!isAnonymous && (await credential(path, caller, tenantPath, details))) };
  const start = performance.now();
  const response = await sendAsIs(method, path, all, method === 'GET' || body === '' ? undefined : body);
  const text = await response.text();
  const duration = Math.round(performance.now() - start);
  const { entries } = await ask('GET', `${tenantPath}/journal?limit=1`);
  return { status: response.status, text: text.slice(0, 65_536), duration, id: entries[0]?.id };
}

async function credential(path, name, tenantPath, details) {
  if (isTokenRequest({ path })) return { 'x-api-key': keyValue(details, name) };
  const { token } = await ask('POST', `${tenantPath}/api-keys/${encodeURIComponent(name)}/token`);
  return { authorization: `Bearer ${token}` };
}

function headersIn(text) {
  const lines = text.split('\n').filter((line) => line.includes(':'));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()]),
  );
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Value of the option to send a request without a credential. A space is not a valid name of an API key. */
const noCredential = ' ';

/** If the original caller has no usable key, none is selected, so that the request is not sent as another user. */
function CallerChoice({ entry, apiKeys }) {
  const usable = apiKeys.filter(({ revoked }) => !revoked);
  const wanted = credentialOf(entry) === 'none' ? noCredential : keyOfCaller(entry, usable)?.name;
  const problem = wanted === undefined && reasonFor(entry, apiKeys);
  return html`<label>as <select name="caller" required aria-describedby=${problem ? 'caller-note' : undefined}>
      ${problem && html`<option value="" selected>Choose a key</option>`}
      <option value=${noCredential} selected=${wanted === noCredential}>no credential</option>
      ${usable.map(({ name }) => html`<option key=${name} value=${name} selected=${name === wanted}>${name}</option>`)}
    </select></label>
    ${problem && html`<p class="problem" id="caller-note">${problem} Choose the key to send the request with.</p>`}`;
}

function reasonFor(entry, apiKeys) {
  if (!entry.caller) return 'The journal does not store the API key of this request.';
  const revoked = keyOfCaller(entry, apiKeys);
  return revoked
    ? `The API key ${revoked.name} of the original caller was revoked.`
    : `User ${entry.caller.userId}, who sent this request, has no API key.`;
}
