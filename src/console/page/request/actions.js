import { useAction } from '../hooks.js';
import { html } from '../lib.js';
import { Problem } from '../parts.js';
import { download, usualKey } from './api-request.js';
import { openRequest } from './request-form.js';

/** Shows a button for each action. `request` opens a form, `file` downloads a file, and `run` is called at once. */
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
