import { ask } from '../api.js';
import { Status } from '../data/names.js';
import { useChanges, useRows } from '../data/use-rows.js';
import { useAction } from '../hooks.js';
import { keyValue } from '../journal/as-code.js';
import { html, useEffect, useRef, useState } from '../lib.js';
import { Badge, Copy, Json, openDialog, Problem } from '../parts.js';
import { linkTo } from '../route.js';
import { contentOf, curlOf, download, sendToApi, usualKey } from './api-request.js';
import { Field } from './field.js';

/** `action` is `{ title, verb, note, fields, request }`. Resolves to true if the user has sent the request. */
function openRequest(action, context) {
  return openDialog(RequestForm, { action, context });
}

function RequestForm({ action, context: { tenant, path, details }, close }) {
  const [values, setValues] = useState(() =>
    Object.fromEntries((action.fields ?? []).map(({ name, initial }) => [name, initial ?? ''])),
  );
  const [keyName, setKeyName] = useState(usualKey(details.apiKeys));
  const [sent, setSent] = useState(null);
  const { act, problem, isBusy } = useAction(setSent);
  const shown = (action.fields ?? []).filter(({ when }) => !when || when(values));
  const request = action.request(values);
  const submit = (event) => {
    event.preventDefault();
    act(async () => {
      const response = await sendToApi(path, keyName, request);
      return { status: response.status, isOk: response.ok, content: await contentOf(response) };
    });
  };
  return html`<form onSubmit=${submit}>
    <h2 id="dialog-title">${action.title}</h2>
    ${action.note && html`<p>${action.note}</p>`}
    ${shown.map(
      (field) =>
        html`<${Field} key=${field.name} field=${field} path=${path} value=${values[field.name]} onValue=${(value) => setValues((before) => ({ ...before, [field.name]: value }))} />`,
    )}
    <label class="field">Send with the API key <select value=${keyName} onChange=${(event) => setKeyName(event.currentTarget.value)}>
      ${details.apiKeys.map(({ name, role, revoked }) => html`<option value=${name} disabled=${revoked}>${name} (${revoked ? 'revoked' : role})</option>`)}
    </select></label>
    ${!keyName && html`<p class="problem">This tenant has no usable API key. Reset the tenant to restore its keys.</p>`}
    <${Preview} request=${request} apiKey=${keyValue(details, keyName)} />
    <${Problem} of=${problem} />
    ${sent && html`<${Answer} sent=${sent} tenant=${tenant} path=${path} close=${() => close(true)} />`}
    <p class="actions">
      <button type="button" class=${sent ? 'primary' : ''} onClick=${() => close(sent !== null)}>${sent ? 'Close' : 'Cancel'}</button>
      <button class=${action.isGrave ? 'grave' : sent ? '' : 'primary'} disabled=${isBusy || !keyName}>${sent ? 'Send again' : (action.verb ?? 'Send')}</button>
    </p>
  </form>`;
}

function Preview({ request, apiKey }) {
  const curl = curlOf(request, apiKey);
  return html`<details class="preview"><summary>${request.method} ${request.path} as curl</summary>
    <div class="code"><${Copy} text=${curl} what="the request as curl" /><pre tabindex="0" role="region" aria-label="Request as curl">${curl}</pre></div>
  </details>`;
}

function Answer({ sent: { status, isOk, content }, tenant, path, close }) {
  const shown = useRef(null);
  useEffect(() => shown.current.scrollIntoView({ block: 'nearest' }), [content]);
  const job = content?.data?.type === 'jobs' ? content.data : null;
  return html`<div class="answer" role="status" ref=${shown}>
    <p><${Badge} kind=${isOk ? 'ok' : 'bad'}>${status}<//> ${isOk ? textOfSuccess(status) : 'The request was refused.'}</p>
    ${job && html`<${JobSteps} tenant=${tenant} path=${path} job=${job} close=${close} />`}
    ${content !== '' && html`<${Json} value=${content} what="Response body" />`}
  </div>`;
}

function textOfSuccess(status) {
  return status === 202
    ? 'The request was accepted. The change applies when its work ends.'
    : 'The change was applied.';
}

function JobSteps({ tenant, path, job, close }) {
  const [turn, refresh] = useChanges(path);
  const { value } = useRows(path, { collection: 'jobs', field: 'id', value: job.id }, turn);
  const { act, problem, isBusy } = useAction(refresh);
  const status = value?.rows[0]?.status ?? job.attributes.status;
  const isEnded = status === 'succeeded' || status === 'failed';
  return html`<p class="actions"><a href=${linkTo(tenant, 'jobs', { rest: ['job', job.id] })} onClick=${close}>Job ${job.id}</a> <${Status} of=${status} />
    ${!isEnded && html`<button type="button" disabled=${isBusy} onClick=${() => act(() => ask('POST', `${path}/jobs/${job.id}/advance`))}>Apply the next transition now</button>`}
  </p><${Problem} of=${problem} />`;
}

export function Actions({ of, context, onDone }) {
  const { act, problem, isBusy } = useAction();
  const { path, details } = context;
  const start = (action) => {
    if (action.file) return act(() => download(path, usualKey(details.apiKeys), action.file));
    if (action.run) return act(() => action.run().then(onDone));
    return openRequest(action, context).then((isSent) => isSent && onDone?.());
  };
  const shown = of.filter(Boolean);
  if (shown.length === 0) return null;
  return html`<p class="actions">${shown.map(
    (action) =>
      html`<button type="button" key=${action.title} class=${action.isGrave ? 'grave' : ''} disabled=${isBusy} onClick=${() => start(action)}>${action.title}</button>`,
  )}</p><${Problem} of=${problem} />`;
}
