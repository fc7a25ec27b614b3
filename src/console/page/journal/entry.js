import { useLoaded } from '../hooks.js';
import { html, useState } from '../lib.js';
import { Badge, Copy, Empty, Json, Loading, Problem, Time } from '../parts.js';
import { linkTo, noTenant } from '../route.js';
import { curlOf, fetchOf } from './as-code.js';
import { statusKind } from './entry-list.js';
import { SendAgain } from './send-again.js';
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
    <h2><span class=${`status ${statusKind(entry.status)}`}>${entry.status ?? 'No response'}</span> ${entry.method} <span class="path">${entry.path}</span></h2>
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
    <div><dt>Duration</dt><dd>${Math.round(duration * 10) / 10} ms</dd></div>
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
  const [isRaw, setRaw] = useState(false);
  const { headers, body, bytes, isCut } = message;
  const isJson = body !== null && typeof body === 'object';
  const names = Object.keys(headers);
  return html`<section class="message" aria-label=${title}>
    <h3>${title} <${Verdict} of=${verdict} isRefused=${status >= 400} /></h3>
    ${verdict.violations.length > 0 && html`<ul class="violations">${verdict.violations.map(({ place, wanted }) => html`<li><code>${place}</code> ${wanted.startsWith('must ') ? wanted : `must be ${wanted}`}</li>`)}</ul>`}
    <details><summary>${names.length === 1 ? '1 header' : `${names.length} headers`}</summary>
      <${Json} what=${`${title} headers`} value=${names.map((name) => `${name}: ${headers[name]}`).join('\n')} />
    </details>
    ${
      isJson &&
      html`<div class="choice" role="group" aria-label=${`${title} body`}>
      <button aria-pressed=${!isRaw} onClick=${() => setRaw(false)}>Formatted</button><button aria-pressed=${isRaw} onClick=${() => setRaw(true)}>Raw</button>
    </div>`
    }
    ${body === null ? html`<p class="empty">${title === 'Request' && bytes === null ? unknownSize : noBody(bytes)}</p>` : html`<${Json} what=${`${title} body`} value=${isJson && isRaw ? JSON.stringify(body) : body} wrong=${wrong} />`}
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
