import { ask } from '../api.js';
import { useAction, useAnswer } from '../hooks.js';
import { html } from '../lib.js';
import { Problem } from '../parts.js';
import { WorkCard } from './work-card.js';

/** The work that matches the filter and the id, with its states and steps. Shows nothing if there is none. */
export function Works({ query, id, context: { tenant, path, turn, refresh } }) {
  const { value, problem } = useAnswer(`${path}/work?${new URLSearchParams(query)}`, turn);
  const action = useAction(refresh);
  const post = (part, body) => action.act(() => ask('POST', `${path}/${part}`, body));
  const work = (value?.work ?? []).filter((each) => id === undefined || each.id === id);
  return html`<${Problem} of=${problem ?? action.problem} />
    ${work.length > 0 && html`<ol class="works">${work.map((each) => html`<${WorkCard} key=${`${each.machine}/${each.id}`} work=${each} now=${value.now} tenant=${tenant} isOpen=${true} onPost=${post} />`)}</ol>`}`;
}
