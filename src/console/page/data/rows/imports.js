import { html } from '../../lib.js';
import { Table } from '../../parts.js';
import { importActions } from '../actions/import-actions.js';
import { dateTime, Status, WorkLink } from '../names.js';
import { Facts, RowActions } from './parts.js';

export function ImportDetails({ row, context }) {
  return html`
    <${Facts} of=${[
      ['Id', row.id],
      ['File', row.fileName],
      [
        'Status',
        html`<${Status} of=${row.status} /> <${WorkLink} tenant=${context.tenant} machine="user-import" id=${row.id} />`,
      ],
      ['Created', dateTime(row.createdAt)],
      ['Last change', dateTime(row.updatedAt)],
      ['Acknowledged', dateTime(row.acknowledgedAt)],
    ]} />
    <${RowActions} of=${importActions(row, context.path)} context=${context} />
    ${
      row.summary &&
      html`<section><h2>Rows of the spreadsheet</h2>
      <${Table} label="Rows of the spreadsheet" columns=${['Result', 'Rows']} rows=${Object.entries(row.summary).map(([name, count]) => ({ key: name, cells: [name, count] }))} /></section>`
    }
    ${
      row.errors.length > 0 &&
      html`<section><h2>Errors</h2>
      <${Table} label="Errors" columns=${['Code', 'Message']} long=${1} rows=${row.errors.map(({ code, detail, title }, index) => ({ key: index, cells: [code, detail ?? title] }))} /></section>`
    }`;
}
