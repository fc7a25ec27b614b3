import { askOtherTabs, keepControlKey } from '../api.js';
import { html, useEffect } from '../lib.js';
import { Problem, valuesOf } from '../parts.js';

export function isKeyRefused(problem) {
  return problem?.code === 'CONTROL KEY MISSING' || problem?.code === 'CONTROL KEY WRONG';
}

export function KeyForm({ problem, onKey, title = 'Sandbox' }) {
  useEffect(() => askOtherTabs(onKey), [onKey]);
  const submit = (event) => {
    keepControlKey(valuesOf(event).key);
    onKey();
  };
  return html`<section class="alone"><h1>${title}</h1>
    <p>The control plane of this sandbox requires a key. <code>cps sandbox</code> printed the key at its start, or the key is the value of <code>CPS_CONTROL_KEY</code>.</p>
    <form onSubmit=${submit}>
      <label class="field">Control key <input name="key" type="password" required autocomplete="off" autofocus /></label>
      <button class="primary">Open</button>
    </form>
    ${problem.code === 'CONTROL KEY WRONG' && html`<${Problem} of=${problem} />`}
  </section>`;
}
