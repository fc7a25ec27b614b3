import { html } from '../lib.js';
import { credentialOf, keyOfCaller } from './credentials.js';

/** Value of the option to send a request without a credential. A space is not a valid name of an API key. */
export const noCredential = ' ';

/** If the original caller has no usable key, none is selected, so that the request is not sent as another user. */
export function CallerChoice({ entry, apiKeys }) {
  const usable = apiKeys.filter(({ revoked }) => !revoked);
  const wanted = credentialOf(entry) === 'none' ? noCredential : keyOfCaller(entry, usable)?.name;
  const problem = wanted === undefined && reasonFor(entry, apiKeys);
  return html`<label>as <select name="caller" required aria-describedby=${problem ? 'caller-note' : undefined}>
      ${problem && html`<option value="" selected>Choose a key</option>`}
      <option value=${noCredential} selected=${wanted === noCredential}>no credential</option>
      ${usable.map(({ name }) => html`<option key=${name} value=${name} selected=${name === wanted}>${name}</option>`)}
    </select></label>
    ${problem && html`<p class="problem" id="caller-note">${problem} Choose the key to send the request with.</p>`}`;
}

function reasonFor(entry, apiKeys) {
  if (!entry.caller) return 'The journal does not store the API key of this request.';
  const revoked = keyOfCaller(entry, apiKeys);
  return revoked
    ? `The API key ${revoked.name} of the original caller was revoked.`
    : `User ${entry.caller.userId}, who sent this request, has no API key.`;
}
