import { ask } from '../api.js';
import { useAction, useChanges } from '../hooks.js';
import { html, useEffect } from '../lib.js';
import { Copy, confirmed, count, notify, Problem, shortTime, Table } from '../parts.js';
import { linkTo } from '../route.js';
import { Dangers } from './dangers.js';
import { Lifetime, Settings } from './settings.js';

const shown = ['users', 'departments', 'folders', 'grants', 'roles', 'documents', 'provisions', 'fields', 'imports'];

export function Overview({ tenant, path, details, onChange }) {
  const [turn] = useChanges(path);
  useEffect(() => {
    if (turn > 0) onChange();
  }, [turn]);
  return html`
    <p>The clock of <strong>${tenant}</strong> shows <a href=${linkTo(tenant, 'clock')}><time datetime=${details.now}>${shortTime(details.now).slice(0, 19)}</time></a>.${' '}
      ${details.expiresAt ? html`It expires <${Lifetime} expiresAt=${details.expiresAt} />.` : 'This tenant is not deleted automatically.'}</p>
    <ul class="tiles">${shown.map((name) => html`<li key=${name}><a href=${linkTo(tenant, 'data', { rest: [name] })}><strong>${count(details.counts[name])}</strong> ${name}</a></li>`)}</ul>
    <${ApiKeys} tenant=${tenant} path=${path} details=${details} onChange=${onChange} />
    <${Settings} path=${path} details=${details} onChange=${onChange} />
    <${Dangers} tenant=${tenant} path=${path} details=${details} onChange=${onChange} />`;
}

export function ApiKeys({ tenant, path, details, onChange }) {
  const { act, problem, isBusy } = useAction(onChange);
  const revoke = async (name) => {
    const question = {
      title: `Revoke the API key ${name}?`,
      text: 'Its tokens become invalid at once. Only a reset of the tenant or a snapshot restores the key.',
      verb: 'Revoke',
      isGrave: true,
    };
    if (await confirmed(question)) act(() => ask('DELETE', `${path}/api-keys/${encodeURIComponent(name)}`));
  };
  return html`<section><h2>API keys</h2><${Problem} of=${problem} />
    <${Table} isStacked label="API keys" columns=${['Name', 'Value', 'Role', 'User', '']} empty="This tenant has no API keys." rows=${details.apiKeys.map(
      ({ name, role, userId, revoked }) => [
        name,
        name,
        html`<${Value} tenant=${tenant} name=${name} isKnown=${details.defaultKeys.includes(name)} />`,
        role,
        html`<a href=${linkTo(tenant, 'data', { rest: ['users', userId] })}>${userId}</a>`,
        revoked
          ? 'revoked'
          : html`<p class="actions"><${CopyToken} path=${path} name=${name} /><button class="grave" disabled=${isBusy} onClick=${() => revoke(name)}>Revoke</button></p>`,
      ],
    )} /></section>`;
}

/** API keys from uploaded tenant data cannot be shown, because only the default keys are known. */
function Value({ tenant, name, isKnown }) {
  if (!isKnown) return html`<span class="soft">chosen by the seed</span>`;
  const key = `${tenant}-${name}-key`;
  return html`<code>${key}</code> <${Copy} text=${key} what=${`the ${name} key`} />`;
}

function CopyToken({ path, name }) {
  const { act, problem, isBusy } = useAction(() => notify(`Copied a token of ${name}. It is valid for 15 minutes.`));
  const copy = async () => {
    const { token } = await ask('POST', `${path}/api-keys/${encodeURIComponent(name)}/token`);
    await navigator.clipboard.writeText(token);
  };
  return html`<button disabled=${isBusy} onClick=${() => act(copy)}>Copy a token</button><${Problem} of=${problem} />`;
}
