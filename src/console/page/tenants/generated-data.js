import { html } from '../lib.js';

const sizes = [
  ['users', 'Users', 1000],
  ['departments', 'Departments', 100],
  ['documents', 'Documents', 200],
  ['seed', 'Seed', 1],
];

const stories = [
  ['', 'none: no jobs and no imports'],
  ['merger', 'merger: another company joins'],
  ['reorganisation', 'reorganisation: departments are replaced'],
  ['growth', 'growth: imports add users'],
  ['hostile', 'hostile: names and trees use the limits of the contract'],
];

export function GeneratedData() {
  return html`<div class="field-row">${sizes.map(
    ([name, label, value]) =>
      html`<label key=${name} class="field">${label} <input name=${name} type="number" min="0" step="1" required defaultValue=${value} /></label>`,
  )}</div>
    <label class="field">History <select name="story">${stories.map(([value, text]) => html`<option key=${value} value=${value}>${text}</option>`)}</select></label>`;
}

/** Converts the values of the form to the property `world` of the request body. */
export function worldOf({ story, ...values }) {
  const numbers = sizes.map(([name]) => [name, Number(values[name])]);
  return { ...Object.fromEntries(numbers), ...(story && { story }) };
}
