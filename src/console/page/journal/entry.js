import { ask, sendAsIs } from '../api.js';
import { lengthText, statusKind } from '../generated/sequence.js';
import { useAction, useLoaded } from '../hooks.js';
import { html, useState } from '../lib.js';
import { Badge, breakable, Copy, Empty, Json, Loading, Problem, Time, valuesOf } from '../parts.js';
import { linkTo, noTenant } from '../route.js';
import {
  bodyText,
  credentialOf,
  curlOf,
  fetchOf,
  isTokenRequest,
  keyOfCaller,
  keyValue,
  sentHeaders,
} from './as-code.js';
import { useEntry } from './use-entries.js';
import { docsPage, errorsOf, loadContract, Why } from './why.js';

export function Entry({ place, id }) {
  const { value: entry, problem } = useEntry(place, id);
  if (problem) return html`<${Problem} of=${problem} />`;
  if (entry === undefined) return html`<${Loading} />`;
  if (entry === null)
    return html`<${Close} place=${place} /><${Empty} title=${`Request ${id} is not in the journal.`}><p>The journal was cleared, or later requests took its place.</p><//>`;
  return html`<${Exchange} place=${place} entry=${entry} />`;
}

function Exchange({ place, entry }) {
  const { value: contract } = useLoaded(loadContract);
  const [isSending, setSending] = useState(false);
  return html`
    <${Close} place=${place} id=${entry.id} />
    <h2><span class=${`status ${statusKind(entry.status)}`}>${entry.status ?? 'No response'}</span> ${entry.method} <span class="path">${breakable(entry.path)}</span></h2>
    <${Facts} entry=${entry} contract=${contract} />
    <${Actions} place=${place} entry=${entry} isSending=${isSending} onSend=${() => setSending(!isSending)} />
    ${isSending && html`<${SendAgain} place=${place} entry=${entry} />`}
    <${Why} place=${place} entry=${entry} contract=${contract} />
    <${Transitions} place=${place} due=${entry.due} />
    <${Message} title="Request" message=${entry.request} verdict=${entry.verdict.request} status=${entry.status} wrong=${wrongPlaces(entry)} />
    ${entry.answer ? html`<${Message} title="Response" message=${entry.answer} verdict=${entry.verdict.answer} />` : html`<h3>Response</h3><p class="empty">The connection ended without a response.</p>`}`;
}

function Close({ place, id }) {
  const at = place.entries.findIndex((entry) => entry.id === id);
  const link = (entry, text) =>
    entry && html`<a href=${linkTo(place.tenant, 'journal', { rest: [entry.id], query: place.query })}>${text}</a>`;
  return html`<p class="close">
    ${at >= 0 && link(place.entries[at - 1], 'Newer')}
    ${at >= 0 && link(place.entries[at + 1], 'Older')}
    <a href=${linkTo(place.tenant, 'journal', { query: place.query })}>Close<span aria-hidden="true"> ×</span></a>
  </p>`;
}

function Facts({ entry, contract }) {
  const { id, time, hostTime, duration, operation, caller, faults } = entry;
  const page = contract?.operations[operation]?.page;
  return html`<dl class="entry-facts">
    <div><dt>Number</dt><dd>${id}</dd></div>
    <div><dt>${time === null ? 'Time of this machine' : 'Time of the tenant'}</dt><dd><${Time} of=${time ?? hostTime} /></dd></div>
    <div><dt>Operation</dt><dd>${operation === null ? 'none' : page ? html`<a href=${docsPage(page)}>${operation}</a>` : operation}</dd></div>
    <div><dt>Caller</dt><dd>${caller ? `user ${caller.userId}, ${caller.role}` : 'not authenticated'}</dd></div>
    <div><dt>Duration</dt><dd>${lengthText(duration)}</dd></div>
    ${faults.length > 0 && html`<div><dt>Injected faults</dt><dd>${faults.map((name) => html`<${Badge} kind="warn">${name}<//> `)}</dd></div>`}
  </dl>`;
}

function Actions({ place, entry, isSending, onSend }) {
  const others = place.entries.filter(({ id }) => id !== entry.id);
  const closest = others.find(({ operation, id }) => operation === entry.operation && id < entry.id);
  const other = closest ?? others.find(({ operation }) => operation === entry.operation) ?? others[0];
  return html`<div class="actions">
    <button aria-expanded=${isSending} onClick=${onSend}>Send again</button>
    <${Copy} label="Copy as curl" what="the request as curl" text=${() => curlOf(entry, place)} />
    <${Copy} label="Copy as fetch" what="the request as fetch" text=${() => fetchOf(entry, place)} />
    ${other && html`<a class="button" href=${linkTo(place.tenant, 'journal', { rest: [entry.id, 'compare', other.id], query: place.query })}>Compare</a>`}
    ${entry.operation && place.tenant !== noTenant && html`<a class="button" href=${linkTo(place.tenant, 'faults', { query: { operation: entry.operation } })}>Inject a fault</a>`}
  </div>`;
}

function Transitions({ place, due }) {
  if (due.length === 0 || place.tenant === noTenant) return null;
  return html`<h3>Transitions before this request</h3>
    <ul class="plain">${due.map(({ machine, id, kind, status, at }) => html`<li><${Time} of=${at} /> <a href=${linkTo(place.tenant, 'jobs', { rest: [machine, id] })}>${kind ?? machine} ${id}</a> changed to <strong>${status ?? 'deleted'}</strong></li>`)}</ul>`;
}

function Message({ title, message, verdict, status = 0, wrong = [] }) {
  const { headers, body, bytes, isCut } = message;
  const names = Object.keys(headers);
  return html`<section class="message" aria-label=${title}>
    <h3>${title} <${Verdict} of=${verdict} isRefused=${status >= 400} /></h3>
    ${verdict.violations.length > 0 && html`<ul class="violations">${verdict.violations.map(({ place, wanted }) => html`<li><code>${place}</code> ${wanted.startsWith('must ') ? wanted : `must be ${wanted}`}</li>`)}</ul>`}
    <details><summary>${names.length === 1 ? '1 header' : `${names.length} headers`}</summary>
      <${Json} what=${`${title} headers`} value=${names.map((name) => `${name}: ${headers[name]}`).join('\n')} />
    </details>
    ${body === null ? html`<p class="empty">${title === 'Request' && bytes === null ? unknownSize : noBody(bytes)}</p>` : html`<${Json} what=${`${title} body`} value=${body} wrong=${wrong} />`}
    ${isCut && html`<p class="empty">Only the first 64 KiB of the body are stored.</p>`}
  </section>`;
}

/** JSON pointers into the request body that the errors of the response name. */
function wrongPlaces(entry) {
  return errorsOf(entry).flatMap(({ where }) => (where.startsWith('body /') ? where.slice('body '.length) : []));
}

function Verdict({ of, isRefused }) {
  if (of.outcome === 'kept' && isRefused)
    return html`<${Badge} title="The parameters and the body have the form that the contract demands. The request was refused for another reason.">valid form<//>`;
  if (of.outcome === 'kept') return html`<${Badge} kind="ok">matches the contract<//>`;
  if (of.outcome === 'broken') return html`<${Badge} kind="bad">violates the contract<//>`;
  return html`<${Badge} title="No operation matches, or the body is a file or is incomplete">not validated<//>`;
}

const unknownSize = 'The size of the body is unknown: it did not arrive completely, or its length was not announced.';

function noBody(bytes) {
  return bytes ? `The body has ${bytes} bytes and is not stored, because it is a file.` : 'No body.';
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

function SendAgain({ place, entry }) {
  const [answer, setAnswer] = useState(null);
  const { act, problem, isBusy } = useAction(setAnswer);
  const submit = (event) => {
    const values = valuesOf(event);
    act(() => sendEdited(values, place));
  };
  const { request, method, path } = entry;
  const body = bodyText(request);
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
