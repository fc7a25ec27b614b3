import { ask } from '../api.js';
import { units } from '../generated/sequence.js';
import { useAction } from '../hooks.js';
import { html } from '../lib.js';
import { notify, Problem, shortTime, valuesOf } from '../parts.js';

export function Settings({ path, details, onChange }) {
  const { settings, expiresAt } = details;
  const { act, problem, isBusy } = useAction((after) => {
    notify('The settings were saved.');
    onChange(after);
  });
  const change = (body) => act(() => ask('PATCH', path, body));
  const flag = (name, text) =>
    html`<label class="check"><input type="checkbox" checked=${settings[name]} disabled=${isBusy} onChange=${(event) => change({ [name]: event.currentTarget.checked })} /> ${text}</label>`;
  return html`<section><h2>Settings</h2><${Problem} of=${problem} />
    ${flag('adminAccessApi', html`Feature <code>admin-access-api</code>`)}
    ${flag('hrManagedRoles', 'Roles are managed by an external HR system')}
    <${RateLimit} limit=${settings.rateLimit} isBusy=${isBusy} onSet=${(rateLimit) => change({ rateLimit })} />
    <${Limits} key=${JSON.stringify(settings.limits)} limits=${settings.limits} isBusy=${isBusy} onSet=${(limits) => change({ limits })} />
    <${TimeToLive} expiresAt=${expiresAt} isBusy=${isBusy} onSet=${(ttl) => change({ ttl })} />
  </section>`;
}

function RateLimit({ limit, isBusy, onSet }) {
  const submit = (event) => {
    const { requests, per } = valuesOf(event);
    onSet(requests ? { requests: Number(requests), per } : null);
  };
  return html`<form class="line" key=${JSON.stringify(limit)} aria-label="Rate limit" onSubmit=${submit}>
    <label>Rate limit: at most <input name="requests" type="number" min="1" max="1000000" defaultValue=${limit?.requests ?? ''} placeholder="no limit" /> requests</label>
    <label>per <input name="per" defaultValue=${limit?.per ?? '1s'} size="5" /></label>
    <button disabled=${isBusy}>Set rate limit</button>
  </form>`;
}

function Limits({ limits, isBusy, onSet }) {
  const submit = (event) =>
    onSet(Object.fromEntries(Object.entries(valuesOf(event)).map(([name, value]) => [name, Number(value)])));
  const input = (name, text, min, max) =>
    html`<label>${text} <input name=${name} type="number" required min=${min} max=${max} defaultValue=${limits[name]} /></label>`;
  return html`<form class="line" aria-label="Limits" onSubmit=${submit}>
    ${input('pageSize', 'Page size', 1, 200)} ${input('uploadBytes', 'File size in bytes', 1, 104857600)} ${input('journalEntries', 'Journal entries', 0, 10000)}
    <button disabled=${isBusy}>Set limits</button>
  </form>`;
}

function TimeToLive({ expiresAt, isBusy, onSet }) {
  return html`<form class="line" aria-label="Time to live" onSubmit=${(event) => onSet(valuesOf(event).ttl)}>
    <label>Delete this tenant after <input name="ttl" required size="6" placeholder="2h" pattern="[1-9][0-9]*(ms|s|m|h|d)" title="A whole number with its unit: ms, s, m, h or d" /></label>
    <button disabled=${isBusy}>Set time to live</button>
    ${expiresAt && html`<span>Expires <${Lifetime} expiresAt=${expiresAt} />.</span><button type="button" disabled=${isBusy} onClick=${() => onSet(null)}>Remove time to live</button>`}
  </form>`;
}

function remaining(expiresAt, now = Date.now()) {
  let left = Math.max(0, Date.parse(expiresAt) - now);
  const parts = [];
  for (const { unit, size } of units) {
    const count = Math.floor(left / size);
    left -= count * size;
    if (count > 0) parts.push(`${count} ${unit}`);
  }
  return parts.slice(0, 2).join(' ') || 'less than 1 s';
}

export function Lifetime({ expiresAt }) {
  if (!expiresAt) return 'never';
  return html`<time datetime=${expiresAt} title=${shortTime(expiresAt)}>in ${remaining(expiresAt)}</time>`;
}
