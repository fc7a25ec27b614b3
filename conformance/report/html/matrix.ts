import type { RequirementRecord } from '../../record/run-record.ts';
import type { Facts } from '../facts.ts';
import { type Markup, markup } from '../markup.ts';
import { looks, outcomes, toneClass } from '../outcomes.ts';
import { anchor, outcomeTag, section } from './parts.ts';

/** Renders a table of all requirements, with their outcomes and the data for filters. */
export function matrix(facts: Facts): Markup {
  const { requirements } = facts.record;
  const groups = Map.groupBy(requirements, (each) => each.class);
  const body = markup`${filters(requirements)}
<table class="matrix"><thead><tr><th scope="col">Outcome</th><th scope="col">Requirement</th><th scope="col">Basis</th><th scope="col">Level</th><th scope="col">Section</th><th scope="col">Cases</th></tr></thead>
${[...groups].map(([name, rows]) => group(name, rows, facts))}</table>
<p id="none" class="quiet" hidden>No requirement matches the filter.</p>`;
  return section('requirements', 'Requirements', requirements.length, body);
}

function group(name: string, rows: RequirementRecord[], facts: Facts): Markup {
  return markup`<tbody><tr class="group"><th scope="rowgroup" colspan="6">${name}</th></tr>
${rows.map((each) => row(each, facts))}</tbody>
`;
}

function row(each: RequirementRecord, facts: Facts): Markup {
  const cases = each.cases.map((id) => caseEntry(id, facts));
  return markup`<tr data-outcome="${each.outcome}" data-class="${each.class}" data-basis="${each.basis}" data-level="${each.level}" data-operations="${each.operations.join(' ')}">
<td>${outcomeTag(each.outcome)}</td>
<td class="what">${each.statement}<code>${each.id}</code>${each.untestable !== null && markup`<small>Cannot be tested from outside: ${each.untestable}</small>`}</td>
<td>${each.basis}</td><td>${each.level}</td><td class="place">${each.section}</td>
<td class="cases">${cases.length === 0 ? markup`<span class="quiet">${whyNoCase(each)}</span>` : markup`<ul>${cases}</ul>`}</td></tr>
`;
}

function whyNoCase({ untestable }: RequirementRecord): string {
  return untestable === null ? 'none ran: the options of the run left them out' : 'none';
}

function caseEntry(id: string, { cases, described }: Facts): Markup {
  const each = cases.get(id);
  if (each === undefined)
    return markup`<li class="o-untested"><i>${looks.untested.sign}</i><span>${id}: the options of the run left it out</span></li>`;
  const name = described.has(id) ? markup`<a href="#${anchor(id)}">${id}</a>` : markup`<span>${id}</span>`;
  return markup`<li class="${toneClass(each.outcome)}" title="${each.outcome}, ${each.verdict}"><i>${looks[each.outcome].sign}</i>${name}</li>`;
}

function filters(requirements: readonly RequirementRecord[]): Markup {
  const count = (outcome: string) => requirements.filter((each) => each.outcome === outcome).length;
  const chips = outcomes.filter((outcome) => count(outcome) > 0);
  return markup`<form id="filter" role="search" aria-label="Filter the requirements" hidden>
<input type="search" name="text" placeholder="Text, id or operation" aria-label="Text">
${choice(
  'class',
  'Every class',
  requirements.map((each) => each.class),
)}
${choice(
  'basis',
  'Every basis',
  requirements.map((each) => each.basis),
)}
${choice(
  'level',
  'Every level',
  requirements.map((each) => each.level),
)}
<fieldset><legend>Outcome</legend>${chips.map((outcome) => markup`<label class="chip ${toneClass(outcome)}"><input type="checkbox" name="outcome" value="${outcome}"><i aria-hidden="true">${looks[outcome].sign}</i>${outcome} <b>${count(outcome)}</b></label>`)}</fieldset>
<output name="shown" aria-live="polite"></output><button type="reset">Reset</button>
</form>`;
}

function choice(name: string, every: string, values: readonly string[]): Markup {
  const options = [...new Set(values)].sort();
  return markup`<select name="${name}" aria-label="${name}"><option value="">${every}</option>${options.map((value) => markup`<option>${value}</option>`)}</select>`;
}
