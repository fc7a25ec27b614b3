import { useAction, useAnswer } from '../../hooks.js';
import { html, useEffect, useState } from '../../lib.js';
import { Loading, Problem, Table } from '../../parts.js';
import { refusalOf, sendToApi, usualKey } from '../../request/api-request.js';
import { documentActions, provisionActions } from '../actions/document-actions.js';
import { dateTime, fileSize, filterLink, rowLink, Status, WorkLink } from '../names.js';
import { Facts, Related, RowActions } from './parts.js';

export function DocumentDetails({ row, context }) {
  const { tenant, path } = context;
  return html`
    <${Facts} of=${[
      ['Id', row.documentId],
      ['docId', row.docId],
      [
        'Status',
        html`<${Status} of=${row.status} /> <${WorkLink} tenant=${tenant} machine="document" id=${row.documentId} />`,
      ],
      ['Reason of the failure', row.failureReason],
      ['Folder', filterLink(tenant, 'documents', 'path', row.path, row.path)],
      ['Version', row.version],
      ['File', `${row.fileType}, ${fileSize(row.fileSize)}`],
      ['Uploaded', dateTime(row.dateCreated)],
      ['Modified', dateTime(row.dateModified)],
    ]} />
    <${RowActions} of=${documentActions(row, path)} context=${context} />
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
    ${row.status === 'READY' && html`<${Pdf} key=${row.documentId} documentId=${row.documentId} context=${context} />`}
    <${Related} title="Versions" collection="documents" field="docSetId" value=${row.docSetId} context=${context} />`;
}

function DocumentText({ documentId, context }) {
  const { value, problem } = useAnswer(`${context.path}/documents/${documentId}/text`, context.turn);
  return html`<section><h2>Text</h2><${Problem} of=${problem} />
    ${!value && !problem && html`<${Loading} />`}
    ${value && (value.text === '' ? html`<p class="empty">The sandbox found no text in this file.</p>` : html`<pre class="text" tabindex="0" role="region" aria-label="Text of the document">${value.text}</pre>`)}
  </section>`;
}

export function ProvisionDetails({ row, context }) {
  return html`
    <${Facts} of=${[
      [
        'Status of the search',
        row.status &&
          html`<${Status} of=${row.status} /> <${WorkLink} tenant=${context.tenant} machine="provision" id=${row.recordId} />`,
      ],
      ['Documents found', row.documentsTagged],
      ['Other search texts', row.provisionTags.join(', ')],
      ['Record', row.recordId],
      ['Created', dateTime(row.dateCreated)],
      ['Modified', dateTime(row.dateModified)],
    ]} />
    <${RowActions} of=${provisionActions(row, context.path)} context=${context} />
    <p><a href=${`#/${encodeURIComponent(context.tenant)}/data/documents?${new URLSearchParams({ search: row.name })}`}>Find documents that mention ${row.name}</a></p>`;
}

export function FieldDetails({ row }) {
  return html`<${Facts} of=${[
    ['Label', row.label],
    ['Type', row.type],
    ['Active', row.active ? 'yes' : 'no'],
    ['Section', row.section],
    ['Help text', row.helpText],
    ['Allowed values', row.allowedValues.join(', ')],
  ]} />`;
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
