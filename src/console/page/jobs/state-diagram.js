import { diagrams } from '../generated/states.js';
import { html } from '../lib.js';

const schemas = {
  job: 'JobStatus',
  'user-import': 'UserImportStatus',
  document: 'DocumentStatus',
  provision: 'ProvisionStatus',
};

/** A wide diagram scrolls in a narrow window, so that its text stays readable. */
const isWide = /width="[3-9]\d\dpt"/;

/** The state diagram of the docs. The present status is lit, and an arrow by time from it can be clicked. */
export function StateDiagram({ title, work: { machine, status, transitions, isPending }, onMove }) {
  const reached = new Set(transitions.map((each) => each.status));
  const svg = diagrams[schemas[machine]]
    .replaceAll(/ data-state="([^"]*)"/g, (given, state) => {
      const look = state === status ? ' class="lit"' : reached.has(state) ? ' class="reached"' : '';
      return `${given}${look}`;
    })
    .replaceAll(/ data-by="time" data-from="([^"]*)" data-to="([^"]*)"/g, (given, from, to) =>
      isPending && from === status
        ? `${given} class="move" role="button" tabindex="0" aria-label="Change ${title} to ${to}"`
        : given,
    );
  const move = (event) => {
    const arrow = event.target.closest('.move');
    if (!arrow || (event.type === 'keydown' && event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    onMove(arrow.dataset.to);
  };
  return html`<div class=${isWide.test(svg) ? 'diagram large' : 'diagram'} tabindex="0" role="group" aria-label=${`States of ${title}`} onClick=${move} onKeyDown=${move} dangerouslySetInnerHTML=${{ __html: svg }}></div>`;
}
