import { ask } from '../../api.js';
import { useAction, useAnswer, useResult } from '../../hooks.js';
import { html, useEffect, useState } from '../../lib.js';
import { Loading, Problem, Table } from '../../parts.js';
import { refusalOf, sendToApi, usualKey } from '../../request/api-request.js';
import { linkTo } from '../../route.js';
import { collectionOfPrincipal, rowLink } from '../names.js';
import { RowActions } from './parts.js';

/** What the page of a row shows besides its facts, its actions and the related rows. */
export const details = {
  folders: AccessList,
  documents: DocumentContents,
  provisions: Mentions,
  imports: ImportResult,
};

function Mentions({ row: { name }, context: { tenant } }) {
  return html`<p><a href=${linkTo(tenant, 'data', { rest: ['documents'], query: { search: name } })}>Find documents that mention ${name}</a></p>`;
}

function ImportResult({ row: { summary, errors } }) {
  return html`
    ${
      summary &&
      html`<section><h2>Rows of the spreadsheet</h2>
      <${Table} label="Rows of the spreadsheet" columns=${['Result', 'Rows']} rows=${Object.entries(summary).map(([name, count]) => ({ key: name, cells: [name, count] }))} /></section>`
    }
    ${
      errors.length > 0 &&
      html`<section><h2>Errors</h2>
      <${Table} label="Errors" columns=${['Code', 'Message']} long=${1} rows=${errors.map(({ code, detail, title }, index) => ({ key: index, cells: [code, detail ?? title] }))} /></section>`
    }`;
}

function DocumentContents({ row, context }) {
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

function AccessList({ row: folder, context }) {
  const { tenant, path, turn } = context;
  const { value, problem } = useResult(() => accessOf(path, folder), [path, folder.id, turn]);
  const linked = ({ principalType, principalId, principalName }) =>
    rowLink(tenant, collectionOfPrincipal[principalType], principalId, principalName ?? principalId);
  return html`<section><h2>Access list</h2><${Problem} of=${problem} />
    ${!value && !problem && html`<${Loading} />`}
    ${
      value &&
      html`<${Table} label="Access list" columns=${['Principal', 'Type', 'Permission', 'Source', '']} empty="Nobody has access to this folder." rows=${value.map(
        (grant) => ({
          key: grant.id,
          cells: [
            linked(grant),
            grant.principalType,
            grant.permission,
            grant.folderId === folder.id
              ? 'this folder'
              : html`inherited from ${rowLink(tenant, 'folders', grant.folderId, grant.folderPath)}`,
            grant.folderId === folder.id && html`<${RowActions} of="grants" row=${grant} context=${context} />`,
          ],
        }),
      )} />`
    }</section>`;
}

/** Only the permission nearest to the folder applies. Deleted users have no access. */
async function accessOf(path, folder) {
  const nearest = new Map();
  for (let step = folder; step; step = step.parent ? await rowOf(path, step.parent) : null) {
    for (const grant of await grantsOn(path, step.id)) {
      const principal = `${grant.principalType}/${grant.principalId}`;
      if (!nearest.has(principal)) nearest.set(principal, grant);
    }
  }
  return [...nearest.values()].filter(({ isDeleted }) => !isDeleted);
}

async function grantsOn(path, folderId) {
  const grants = [];
  for (let page = 1; ; page++) {
    const query = { collection: 'grants', field: 'folderId', value: folderId, page: `${page}`, pageSize: '200' };
    const { rows, total } = await ask('GET', `${path}/rows?${new URLSearchParams(query)}`);
    grants.push(...rows);
    if (rows.length === 0 || grants.length >= total) return grants;
  }
}

async function rowOf(path, id) {
  const { rows } = await ask('GET', `${path}/rows?collection=folders&field=id&value=${id}`);
  return rows[0];
}
