import type { Outcome } from '../../../conformance/case/outcome.ts';
import type { RequirementRecord } from '../../../conformance/record/run-record.ts';
import { type Markup, markup } from '../../html/markup.ts';
import { section } from '../../html/page.ts';
import { type Facts, looks, outcomes, toneClass } from '../facts.ts';
import { anchor, capital, localDocs, outcomeTag, type PageFacts, requirementId } from './parts.ts';

export function matrix(facts: PageFacts): Markup {
  const { requirements } = facts.record;
  const groups = outcomes.map((outcome) => [outcome, requirements.filter((each) => each.outcome === outcome)] as const);
  const body = markup`${filters(requirements)}
<table class="matrix"><thead><tr><th scope="col">Outcome</th><th scope="col">Requirement</th><th scope="col">Class, basis, level</th><th scope="col">Section</th><th scope="col">Cases</th></tr></thead>
${groups.map(([outcome, rows]) => rows.length > 0 && group(outcome, rows, facts))}</table>
<p id="none" class="quiet" hidden>No requirement matches the filter.</p>
<p class="quiet">The id of a requirement links to its description at <a href="${facts.docs.site}">${facts.docs.site}</a>. ${facts.docs.site === localDocs && markup`Start <code>cps sandbox</code> to open it; it needs no internet access.`}</p>`;
  return section('requirements', 'Requirements', requirements.length, body);
}

function group(outcome: Outcome, rows: readonly RequirementRecord[], facts: PageFacts): Markup {
  return markup`<tbody><tr class="group ${toneClass(outcome)}"><th scope="rowgroup" colspan="5"><i aria-hidden="true">${looks[outcome].sign}</i>${capital(outcome)} <span class="count">${rows.length}</span></th></tr>
${rows.map((each) => row(each, facts))}</tbody>
`;
}

function row(each: RequirementRecord, facts: PageFacts): Markup {
  const cases = each.cases.map((id) => caseEntry(id, facts));
  return markup`<tr data-outcome="${each.outcome}" data-class="${each.class}" data-basis="${each.basis}" data-level="${each.level}" data-operations="${each.operations.join(' ')}">
<td>${outcomeTag(each.outcome)}</td>
<td class="what">${each.statement}${requirementId(each.id, facts)}${each.untestable !== null && markup`<small>Cannot be tested from outside: ${each.untestable}</small>`}</td>
<td class="kind">${each.class}<small>${each.basis}, ${each.level}</small></td><td class="place">${each.section}</td>
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
