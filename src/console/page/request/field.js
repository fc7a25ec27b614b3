import { html } from '../lib.js';
import { Picker } from './picker.js';

/** `pick` is the selection of a stored object. A field is required unless it has `isOptional`. */
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
