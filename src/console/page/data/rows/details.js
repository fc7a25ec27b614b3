import { html } from '../../lib.js';
import { Table } from '../../parts.js';
import { linkTo } from '../../route.js';
import { DocumentContents } from './documents.js';
import { AccessList } from './folders.js';

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
