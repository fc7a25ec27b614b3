import { useAnswer } from '../hooks.js';
import { html, useState } from '../lib.js';
import { Problem } from '../parts.js';

export function Field({ field, path, value, onValue }) {
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
  return html`<fieldset class="picks">
    <legend>${label}</legend>
    <input type="search" aria-label=${`Find: ${label}`} placeholder="Find" value=${wanted} maxlength="200" onInput=${(event) => setWanted(event.currentTarget.value)} />
    <${Problem} of=${problem} />
    ${isOptional && html`<${Choice} name=${name} id="" text=${none ?? 'None'} value=${value} onValue=${onValue} />`}
    ${rows.map((row) => html`<${Choice} key=${keyOf(row)} name=${name} id=${keyOf(row)} text=${textOf(row)} value=${value} onValue=${onValue} isRequired=${!isOptional} />`)}
    ${found && rows.length === 0 && html`<p class="empty">No match.</p>`}
    ${found && found.total > most && html`<p class="soft">${found.total - most} more. Type a part of the name or the id.</p>`}
  </fieldset>`;
}

function Choice({ name, id, text, value, onValue, isRequired }) {
  return html`<label class="pick"><input type="radio" name=${name} value=${id} checked=${value === id} required=${isRequired} onChange=${() => onValue(id)} /> ${text}</label>`;
}
