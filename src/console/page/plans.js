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
  const isUsual = Object.entries(choices.usualPlan).every(([name, value]) => plan[name] === value);
  return html`<form class="plan" aria-label=${`Plan for ${plan.kind}`} onSubmit=${submit}>
    <p><strong>${choices.planTitles[plan.kind]}</strong> <code class="soft">${plan.kind}</code></p>
    <${Choice} label="Ends" options=${choices.modes} chosen=${mode} onChoose=${setMode} />
    ${mode === 'after' ? html`<label class="field">After <input name="after" defaultValue=${plan.after ?? '150ms'} size="6" /></label>` : mode === 'polls' ? html`<label class="field">Reads <input name="polls" type="number" min="1" max="1000" defaultValue=${plan.polls ?? 1} /></label>` : html`<span />`}
    <${Choice} label="Result" options=${choices.outcomes} chosen=${outcome} onChoose=${setOutcome} />
    ${outcome === 'fail' ? html`<label class="field">Error code <input name="code" defaultValue=${plan.code ?? ''} placeholder="JOB FAILED" size="10" /></label>` : html`<span />`}
    <p class="actions"><button>Set<span class="hidden"> the plan for ${plan.kind}</span></button>${!isUsual && html`<button type="button" class="link" onClick=${() => onClear(plan.kind)}>Use the default<span class="hidden"> for ${plan.kind}</span></button>`}</p>
  </form>`;
}

function Choice({ label, options, chosen, onChoose }) {
  return html`<label class="field">${label} <select onChange=${(event) => onChoose(event.currentTarget.value)}>${options.map(([value, text]) => html`<option value=${value} selected=${value === chosen}>${text}</option>`)}</select></label>`;
}
