import { ask } from './api.js';
import choices from './choices.json' with { type: 'json' };
import { useAction, useAnswer } from './hooks.js';
import { html, useState } from './lib.js';
import { Failed, FreshProblem, Loading, valuesOf } from './parts.js';
import { linkTo } from './route.js';

export function Plans({ tenant, path }) {
  const [turn, setTurn] = useState(0);
  const refresh = () => setTurn(turn + 1);
  const { value, problem } = useAnswer(`${path}/job-plans`, turn);
  const action = useAction(refresh);
  if (problem) return html`<${Failed} of=${problem} onRetry=${refresh} />`;
  if (!value) return html`<${Loading} />`;
  const at = (kind) => `${path}/job-plans/${encodeURIComponent(kind)}`;
  const put = (kind, plan) => action.act(() => ask('PUT', at(kind), plan));
  const clear = (kind) => action.act(() => ask('DELETE', at(kind)));
  return html`<section>
    <p>A plan decides when and how asynchronous work ends. It applies to work that is submitted from now on. <a href=${linkTo(tenant, 'jobs')}>Show the submitted work</a></p>
    <${FreshProblem} of=${action.problem} />
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
  return html`<form class="line plan" aria-label=${`Plan for ${plan.kind}`} onSubmit=${submit}>
    <strong>${plan.kind}</strong>
    <label>ends <${Choice} label="Mode" options=${choices.modes} chosen=${mode} onChoose=${setMode} /></label>
    ${mode === 'after' && html`<input name="after" aria-label="After" value=${plan.after ?? '150ms'} size="8" />`}
    ${mode === 'polls' && html`<input name="polls" aria-label="Reads" type="number" min="1" max="1000" value=${plan.polls ?? 1} />`}
    <${Choice} label="Outcome" options=${choices.outcomes} chosen=${outcome} onChoose=${setOutcome} />
    ${outcome === 'fail' && html`<input name="code" aria-label="Error code" value=${plan.code ?? ''} placeholder="JOB FAILED" />`}
    <button>Set</button><button type="button" class="link" onClick=${() => onClear(plan.kind)}>Use the default<span class="hidden"> for ${plan.kind}</span></button>
  </form>`;
}

function Choice({ label, options, chosen, onChoose }) {
  return html`<select aria-label=${label} onChange=${(event) => onChoose(event.currentTarget.value)}>${options.map(([value, text]) => html`<option value=${value} selected=${value === chosen}>${text}</option>`)}</select>`;
}
