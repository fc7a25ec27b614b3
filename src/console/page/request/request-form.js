import { contentOf } from '../api.js';
import { useAction, useAnswer, useChanges } from '../hooks.js';
import { Works } from '../jobs/work-card.js';
import { keyValue } from '../journal/as-code.js';
import { html, useEffect, useRef, useState } from '../lib.js';
import { Badge, Copy, count, Json, openDialog, Problem } from '../parts.js';
import { curlOf, download, sendToApi, usualKey } from './api-request.js';

/** `action` is `{ title, verb, note, fields, requests }`. After a refused request, the others are not sent. Resolves to true if the user has sent the request. */
function openRequest(action, context) {
  return openDialog(RequestForm, { action, context });
}

function RequestForm({ action, context: { tenant, path, details }, close }) {
  const [values, setValues] = useState(() =>
    Object.fromEntries((action.fields ?? []).map(({ name, initial }) => [name, initial ?? ''])),
  );
  const [keyName, setKeyName] = useState(usualKey(details.apiKeys));
  const [picked, setPicked] = useState({});
  const [sent, setSent] = useState(null);
  const { act, problem, isBusy } = useAction(setSent);
  const shown = (action.fields ?? []).filter(({ when }) => !when || when(values));
  const requests = action.requests(values, picked);
  const isOpen = shown.some(({ name, type, isOptional }) => type === 'pick' && !isOptional && !values[name]);
  const submit = (event) => {
    event.preventDefault();
    act(async () => {
      const answers = [];
      for (const request of requests) {
        const response = await sendToApi(path, keyName, request);
        answers.push({ status: response.status, isOk: response.ok, content: await contentOf(response) });
        if (!response.ok) break;
      }
      return answers;
    });
  };
  return html`<form onSubmit=${submit}>
    <h2 id="dialog-title">${action.title}</h2>
    ${action.note && html`<p>${action.note}</p>`}
    ${shown.map(
      (field) =>
        html`<${Field} key=${field.name} field=${field} path=${path} value=${values[field.name]} onValue=${(
          value,
          row,
        ) => {
          setValues((before) => ({ ...before, [field.name]: value }));
          setPicked((before) => ({ ...before, [field.name]: row }));
        }} />`,
    )}
    <label class="field">Send with the API key <select value=${keyName} onChange=${(event) => setKeyName(event.currentTarget.value)}>
      ${details.apiKeys.map(({ name, role, revoked }) => html`<option value=${name} disabled=${revoked}>${name} (${revoked ? 'revoked' : role})</option>`)}
    </select></label>
    ${!keyName && html`<p class="problem">This tenant has no usable API key. Reset the tenant to restore its keys.</p>`}
    ${requests.map((request) => html`<${Preview} request=${request} apiKey=${keyValue(details, keyName)} />`)}
    <${Problem} of=${problem} />
    ${sent && action.outcomes && html`<${Outcome} sent=${sent} sentences=${action.outcomes(picked)} path=${path} />`}
    ${sent?.map((each) => html`<${Answer} sent=${each} tenant=${tenant} path=${path} />`)}
    <p class="actions">
      <button type="button" class=${sent ? 'primary' : ''} onClick=${() => close(sent !== null)}>${sent ? 'Close' : 'Cancel'}</button>
      <button class=${action.isGrave ? 'grave' : sent ? '' : 'primary'} disabled=${isBusy || isOpen || !keyName}>${sent ? 'Send again' : (action.verb ?? 'Send')}</button>
    </p>
  </form>`;
}

function Preview({ request, apiKey }) {
  const curl = curlOf(request, apiKey);
  return html`<details class="preview"><summary>${request.method} ${request.path} as curl</summary>
    <div class="code"><${Copy} text=${curl} what="the request as curl" /><pre tabindex="0" role="region" aria-label="Request as curl">${curl}</pre></div>
  </details>`;
}

/** The work that a response begins, by the type of its resource. */
const machines = { jobs: 'job', 'user-imports': 'user-import' };

/** Says how the jobs of all requests ended, such as "Moved Ada Quist to Research; job 3 succeeded." */
function Outcome({ sent, sentences, path }) {
  const [turn] = useChanges(path);
  const { value } = useAnswer(`${path}/work?machine=job&limit=50`, turn);
  const jobs = sent.map(({ isOk, content }) => {
    if (!isOk) return { text: 'the request was refused', status: 'failed' };
    const { status } = value?.work.find(({ id }) => id === content.data.id) ?? { status: 'queued' };
    return {
      text: `job ${content.data.id} ${/ed$/.test(status) && status !== 'queued' ? status : `is ${status}`}`,
      status,
    };
  });
  const state = ['failed', 'queued', 'running'].find((wanted) => jobs.some(({ status }) => status === wanted));
  const sentence = sentences[state === 'failed' ? state : state ? 'pending' : 'succeeded'];
  return html`<p role="status"><strong>${sentence}; ${jobs.map(({ text }) => text).join(', ')}.</strong></p>`;
}

function Answer({ sent: { status, isOk, content }, tenant, path }) {
  const shown = useRef(null);
  useEffect(() => shown.current.scrollIntoView({ block: 'nearest' }), [content]);
  const [turn, refresh] = useChanges(path);
  const machine = machines[content?.data?.type];
  return html`<div class="answer" role="status" ref=${shown}>
    <p><${Badge} kind=${isOk ? 'ok' : 'bad'}>${status}<//> ${isOk ? textOfSuccess(status) : 'The request was refused.'}</p>
    ${machine && html`<${Works} query=${{ machine, limit: 20 }} id=${content.data.id} context=${{ tenant, path, turn, refresh }} />`}
    ${content !== '' && html`<details open=${!isOk}><summary>Response body</summary><${Json} value=${content} what="Response body" /></details>`}
  </div>`;
}

function textOfSuccess(status) {
  return status === 202
    ? 'The request was accepted. The change applies when its work ends.'
    : 'The change was applied.';
}

export function Actions({ of, context, onDone }) {
  const { act, problem, isBusy } = useAction();
  const { path, details } = context;
  const start = (action) => {
    if (action.file) return act(() => download(path, usualKey(details.apiKeys), action.file));
    return openRequest(action, context).then((isSent) => isSent && onDone?.());
  };
  const shown = of.filter(Boolean);
  if (shown.length === 0) return null;
  return html`<p class="actions">${shown.map(
    (action) =>
      html`<button type="button" key=${action.title} class=${action.isGrave ? 'grave' : ''} disabled=${isBusy} onClick=${() => start(action)}>${action.title}</button>`,
  )}</p><${Problem} of=${problem} />`;
}

function Field({ field, path, value, onValue }) {
  const { name, label, type = 'text', hint, isOptional, options } = field;
  if (type === 'pick') return html`<${Picker} field=${field} path=${path} value=${value} onValue=${onValue} />`;
  const onInput = (event) => onValue(event.currentTarget.value);
  const common = { name, required: !isOptional, onInput };
  const control = {
    text: () => html`<input ...${common} value=${value} autocomplete="off" />`,
    lines: () => html`<textarea ...${common} rows="3" value=${value} />`,
    file: () =>
      html`<input name=${name} type="file" required=${!isOptional} onChange=${(event) => onValue(event.currentTarget.files[0])} />`,
    select: () =>
      html`<select ...${common} value=${value}>${options.map(([key, text]) => html`<option key=${key} value=${key}>${text}</option>`)}</select>`,
  }[type]();
  return html`<label class="field">${label}${isOptional && html` <span class="soft">(optional)</span>`} ${control}
    ${hint && html`<span class="soft">${hint}</span>`}</label>`;
}

const most = 8;

function Picker({ field, path, value, onValue }) {
  const { name, label, collection, keyOf = ({ id }) => id, textOf, filter, isOptional, none } = field;
  const [wanted, setWanted] = useState('');
  const query = new URLSearchParams({ collection, pageSize: String(most), ...filter });
  if (wanted.trim() !== '') query.set('search', wanted.trim());
  const { value: found, problem } = useAnswer(`${path}/rows?${query}`);
  const rows = found?.rows ?? [];
  const [chosen, setChosen] = useState(null);
  const choose = (id, row) => {
    setChosen(row);
    onValue(id, row);
  };
  const isHidden = chosen && keyOf(chosen) === value && !rows.some((row) => keyOf(row) === value);
  return html`<fieldset class="picks">
    <legend>${label}</legend>
    <input type="search" aria-label=${`Find: ${label}`} placeholder="Find" value=${wanted} maxlength="200" onInput=${(event) => setWanted(event.currentTarget.value)} />
    <${Problem} of=${problem} />
    ${isOptional && html`<${Choice} name=${name} id="" text=${none ?? 'None'} value=${value} onValue=${onValue} />`}
    ${isHidden && html`<${Choice} name=${name} id=${value} text=${`Chosen: ${textOf(chosen)}`} value=${value} onValue=${onValue} />`}
    ${rows.map((row) => html`<${Choice} key=${keyOf(row)} name=${name} id=${keyOf(row)} text=${textOf(row)} value=${value} onValue=${(id) => choose(id, row)} />`)}
    ${found && rows.length === 0 && html`<p class="empty">No match.</p>`}
    ${found && found.total > most && html`<p class="soft">${count(found.total - most)} more. Type a part of the name or the id.</p>`}
  </fieldset>`;
}

function Choice({ name, id, text, value, onValue }) {
  return html`<label class="pick"><input type="radio" name=${name} value=${id} checked=${value === id} onChange=${() => onValue(id)} /> ${text}</label>`;
}
