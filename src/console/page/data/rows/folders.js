import { ask } from '../../api.js';
import { useResult } from '../../hooks.js';
import { html } from '../../lib.js';
import { Loading, Problem, Table } from '../../parts.js';
import { collectionOfPrincipal, rowLink } from '../names.js';
import { RowActions } from './parts.js';

export function AccessList({ row: folder, context }) {
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
