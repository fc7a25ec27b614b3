import { keepControlKey } from '../api.js';
import { html } from '../lib.js';
import { Problem, valuesOf } from '../parts.js';

/** Returns whether the sandbox refused a request because of a missing or wrong control key. */
export function isKeyRefused(problem) {
  return problem?.code === 'CONTROL KEY MISSING' || problem?.code === 'CONTROL KEY WRONG';
}

/** Shows a form for the control key. The key is stored only in the current browser tab. */
export function KeyForm({ problem, onKey }) {
  const submit = (event) => {
    keepControlKey(valuesOf(event).key);
    onKey();
  };
  return html`<main class="alone"><h1>Sandbox</h1>
    <p>This sandbox is reachable from other machines, so its control plane requires a key. <code>cps sandbox</code> printed the key at its start.</p>
    <form onSubmit=${submit}>
      <label class="field">Control key <input name="key" type="password" required autocomplete="off" autofocus /></label>
      <button class="primary">Open</button>
    </form>
    ${problem.code === 'CONTROL KEY WRONG' && html`<${Problem} of=${problem} />`}
  </main>`;
}
