import { ask } from './api.js';
import { useAction, useAnswer } from './hooks.js';
import { html, useState } from './lib.js';
import { Loading, Problem, valuesOf } from './parts.js';

/** Shows the job plans: when and how each kind of asynchronous work ends. */
export function Plans({ path }) {
  const [turn, setTurn] = useState(0);
  const { value, problem } = useAnswer(`${path}/job-plans`, turn);
  const action = useAction(() => setTurn(turn + 1));
  if (problem) return html`<${Problem} of=${problem} />`;
  if (!value) return html`<${Loading} />`;
  const put = (kind, plan) => action.act(() => ask('PUT', `${path}/job-plans/${encodeURIComponent(kind)}`, plan));
  const clear = (kind) => action.act(() => ask('DELETE', `${path}/job-plans/${encodeURIComponent(kind)}`));
  return html`<section><p>A plan applies to jobs submitted from now on.</p><${Problem} of=${action.problem} />
    ${value.jobPlans.map((plan) => html`<${Plan} key=${JSON.stringify(plan)} plan=${plan} onSet=${put} onClear=${clear} />`)}</section>`;
}

function Plan({ plan, onSet, onClear }) {
  const [mode, setMode] = useState(plan.mode);
  const [outcome, setOutcome] = useState(plan.outcome);
  const submit = (event) => {
    const { after, polls, code } = valuesOf(event);
    onSet(plan.kind, {
      mode,
      outcome,
      ...(mode === 'after' && after && { after }),
      ...(mode === 'polls' && polls && { polls: Number(polls) }),
      ...(outcome === 'fail' && code && { code }),
    });
  };
  const choices = (names, chosen, choose, label) =>
    html`<select aria-label=${label} onChange=${(event) => choose(event.currentTarget.value)}>${names.map((name) => html`<option value=${name} selected=${name === chosen}>${name}</option>`)}</select>`;
  return html`<form class="line plan" onSubmit=${submit}>
    <strong>${plan.kind}</strong>
    ${choices(['immediate', 'after', 'polls', 'manual'], mode, setMode, 'Mode')}
    ${mode === 'after' && html`<input name="after" aria-label="After" value=${plan.after ?? '150ms'} size="8" />`}
    ${mode === 'polls' && html`<input name="polls" aria-label="Reads" type="number" min="1" max="1000" value=${plan.polls ?? 1} />`}
    ${choices(['succeed', 'fail'], outcome, setOutcome, 'Outcome')}
    ${outcome === 'fail' && html`<input name="code" aria-label="Code" value=${plan.code ?? ''} placeholder="JOB FAILED" />`}
    <button>Set</button><button type="button" class="link" onClick=${() => onClear(plan.kind)}>default</button>
  </form>`;
}
