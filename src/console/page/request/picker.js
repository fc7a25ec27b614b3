import { useAnswer } from '../hooks.js';
import { html, useState } from '../lib.js';
import { Problem } from '../parts.js';

const most = 8;

export function Picker({ field, path, value, onValue }) {
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
