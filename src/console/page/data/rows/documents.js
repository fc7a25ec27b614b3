import { useAction, useAnswer } from '../../hooks.js';
import { html, useEffect, useState } from '../../lib.js';
import { Loading, Problem, Table } from '../../parts.js';
import { refusalOf, sendToApi, usualKey } from '../../request/api-request.js';
import { rowLink } from '../names.js';

export function DocumentContents({ row, context }) {
  const { tenant } = context;
  return html`
    <section><h2>Fields <span class="count">${row.fields.length}</span></h2>
      <${Table} label="Fields" columns=${['Field', 'Values']} long=${1} empty="No field has a value." rows=${row.fields.map(
        ({ name, values }) => ({
          key: name,
          cells: [rowLink(tenant, 'fields', name, name), values.map(({ value }) => String(value)).join(', ')],
        }),
      )} /></section>
    <section><h2>Provisions <span class="count">${row.provisions.length}</span></h2>
      <${Table} label="Provisions" columns=${['Provision', 'Passages']} long=${1} empty="No provision was found in the text." rows=${row.provisions.map(
        ({ name, content }) => ({
          key: name,
          cells: [
            rowLink(tenant, 'provisions', name, name),
            html`<ul class="passages">${content.map(({ text }) => html`<li>${text}</li>`)}</ul>`,
          ],
        }),
      )} /></section>
    <${DocumentText} documentId=${row.documentId} context=${context} />
    ${row.status === 'READY' && html`<${Pdf} key=${row.documentId} documentId=${row.documentId} context=${context} />`}`;
}

function DocumentText({ documentId, context }) {
  const { value, problem } = useAnswer(`${context.path}/documents/${documentId}/text`, context.turn);
  return html`<section><h2>Text</h2><${Problem} of=${problem} />
    ${!value && !problem && html`<${Loading} />`}
    ${value && (value.text === '' ? html`<p class="empty">The sandbox found no text in this file.</p>` : html`<pre class="text" tabindex="0" role="region" aria-label="Text of the document">${value.text}</pre>`)}
  </section>`;
}

function Pdf({ documentId, context: { path, details } }) {
  const [address, setAddress] = useState(null);
  const { act, problem, isBusy } = useAction(setAddress);
  useEffect(() => () => address && URL.revokeObjectURL(address), [address]);
  const load = async () => {
    const request = { method: 'GET', path: `/documents/${documentId}/processed` };
    const response = await sendToApi(path, usualKey(details.apiKeys), request);
    if (!response.ok) throw await refusalOf(response);
    return URL.createObjectURL(await response.blob());
  };
  return html`<section><h2>Processed PDF</h2><${Problem} of=${problem} />
    ${!address && html`<p><button type="button" disabled=${isBusy} onClick=${() => act(load)}>Show the PDF</button></p>`}
    ${address && html`<p><a href=${address} target="_blank" rel="noopener">Open the PDF in a new tab</a></p>`}
    ${
      address &&
      (navigator.pdfViewerEnabled
        ? html`<iframe class="pdf" src=${address} title="Processed PDF" />`
        : html`<p class="empty">This browser has no viewer for PDF files.</p>`)
    }
  </section>`;
}
