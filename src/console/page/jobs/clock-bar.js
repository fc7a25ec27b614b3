import { html } from '../lib.js';
import { Time } from '../parts.js';
import { lengthText } from './length-text.js';

export function ClockBar({ clock, nextDue, onPost }) {
  if (!clock) return null;
  const left = nextDue === null ? 0 : Date.parse(nextDue) - Date.parse(clock.now);
  return html`<section class="clock-bar" aria-label="Clock of the tenant">
    <p><span class="soft">Clock</span> <${Time} of=${clock.now} /> ${clock.frozen ? 'frozen' : 'running'}</p>
    <p><span class="soft">Next transition</span> ${nextDue === null ? 'none is scheduled' : html`<${Time} of=${nextDue} />${left > 0 && ` in ${lengthText(left)}`}`}</p>
    <p class="actions">
      <button class="primary" disabled=${nextDue === null || left <= 0} onClick=${() => onPost('clock/set', { now: nextDue })}>Advance to next transition</button>
      ${clock.frozen ? html`<button onClick=${() => onPost('clock/resume')}>Resume clock</button>` : html`<button onClick=${() => onPost('clock/freeze')}>Freeze clock</button>`}
    </p>
  </section>`;
}
