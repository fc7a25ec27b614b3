import { html, useState } from '../lib.js';
import { Badge, Json } from '../parts.js';

export function Message({ title, message, verdict }) {
  const [isRaw, setRaw] = useState(false);
  const { headers, body, bytes, isCut } = message;
  const isJson = body !== null && typeof body === 'object';
  const names = Object.keys(headers);
  return html`<section class="message" aria-label=${title}>
    <h3>${title} <${Verdict} of=${verdict} /></h3>
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
    ${body === null ? html`<p class="empty">${title === 'Request' && bytes === null ? unknownSize : noBody(bytes)}</p>` : html`<${Json} what=${`${title} body`} value=${isJson && isRaw ? JSON.stringify(body) : body} />`}
    ${isCut && html`<p class="empty">Only the first 64 KiB of the body are stored.</p>`}
  </section>`;
}

function Verdict({ of }) {
  if (of.outcome === 'kept') return html`<${Badge} kind="ok">matches the contract<//>`;
  if (of.outcome === 'broken') return html`<${Badge} kind="bad">violates the contract<//>`;
  return html`<${Badge} title="No operation matches, or the body is a file or is incomplete">not validated<//>`;
}

const unknownSize = 'The size of the body is unknown: it did not arrive completely, or its length was not announced.';

function noBody(bytes) {
  return bytes ? `The body has ${bytes} bytes and is not stored, because it is a file.` : 'No body.';
}
