import { errorCodes as causes } from '../../../conformance/published/generated/error-codes.ts';
import type { CaseRecord } from '../../../conformance/record/run-record.ts';
import { counted, shown } from '../../../conformance/text.ts';
import { compared } from '../../html/code.ts';
import { exchanges } from '../../html/exchange.ts';
import { type Markup, markup } from '../../html/markup.ts';
import { section } from '../../html/page.ts';
import { type RootCause, titleOf } from '../facts.ts';
import { anchor, codesIn, outcomeTag, type PageFacts, requirementId } from './parts.ts';

const most = 12;

export function rootCauses(facts: PageFacts): Markup | null {
  if (facts.rootCauses.length === 0) return null;
  const body = markup`${facts.rootCauses.map((each) => rootCause(each, facts))}`;
  return section('causes', 'Root causes', facts.rootCauses.length, body);
}

function rootCause({ id, cause, blocked }: RootCause, facts: PageFacts): Markup {
  const head = cause === undefined ? preparation(id, blocked, facts) : failure(cause, facts, true);
  const list = markup`<ul class="blocked" aria-label="Blocked by ${id}">${blocked.map((each) => blockedCase(each, facts))}</ul>`;
  const folded = markup`<details class="many"><summary>${counted(blocked.length, 'blocked case')}</summary>${list}</details>`;
  return markup`<div class="cause">${head}
${blocked.length > most ? folded : list}</div>
`;
}

function preparation(id: string, [first]: CaseRecord[], { record }: PageFacts): Markup {
  return markup`<details class="finding" open><summary>${outcomeTag('failed')} <b class="id">${id}</b> <span class="blocks">in preparation</span> <span class="reason">${first?.reason}</span></summary>
<div class="inside">${first !== undefined && exchanges(first, record)}</div></details>`;
}

function blockedCase(each: CaseRecord, facts: PageFacts): Markup {
  const statement = facts.requirements.get(each.requirement)?.statement ?? each.title;
  return markup`<li id="${anchor(each.id)}">${outcomeTag('blocked')} <span class="id">${each.id}</span> <span class="reason">${statement}</span></li>`;
}

export function otherFailures(facts: PageFacts): Markup | null {
  const causes = new Set(facts.rootCauses.map(({ id }) => id));
  const others = facts.failures.filter(({ id }) => !causes.has(id));
  if (others.length === 0) return null;
  const body = markup`${others.map((each, at) => failure(each, facts, at === 0 && causes.size === 0))}`;
  const title = titleOf(others);
  return section('failures', causes.size === 0 ? title : `Other ${title.toLowerCase()}`, others.length, body);
}

export function differences(facts: PageFacts): Markup | null {
  const causes = new Set(facts.rootCauses.map(({ id }) => id));
  const shown = facts.differences.filter(({ id }) => !causes.has(id));
  if (shown.length === 0) return null;
  const body = markup`<details class="many"><summary>Show ${counted(shown.length, 'case')}. They do not change the conclusion.</summary>${shown.map((each) => failure(each, facts, false))}</details>`;
  return section('differences', 'Differences from the published contract', shown.length, body);
}

function failure(each: CaseRecord, facts: PageFacts, open: boolean): Markup {
  const blocks = facts.rootCauses.find(({ id }) => id === each.id)?.blocked.length ?? 0;
  return markup`<details class="finding" id="${anchor(each.id)}"${open && markup` open`}>
<summary>${outcomeTag(each.outcome)} <b class="id">${each.id}</b>${blocks > 0 && markup` <span class="blocks">blocks ${counted(blocks, 'case')}</span>`} <span class="reason">${each.reason}</span></summary>
<div class="inside">
${demand(each, facts)}
${comparison(each)}
${errorCodes(each, facts)}
${exchanges(each, facts.record)}
</div></details>
`;
}

function demand(each: CaseRecord, facts: PageFacts): Markup {
  const requirement = facts.requirements.get(each.requirement);
  if (requirement === undefined) return markup`<p class="demand">${each.title} <small>${each.requirement}</small></p>`;
  const { statement, section: place, level, basis } = requirement;
  return markup`<p class="demand">${statement} <small>${requirementId(each.requirement, facts)} ${level}, ${basis}: “${place}”. Judged as ${each.verdict}.${deviation(each, facts)}</small></p>`;
}

function deviation({ requirement }: CaseRecord, { deviations }: PageFacts): Markup[] {
  return deviations
    .filter((each) => each.requirement === requirement)
    .map(({ standing, reason }) => markup` Declared deviation, ${standing}: ${reason}`);
}

function comparison({ expected, actual }: CaseRecord): Markup | null {
  if ((expected ?? null) === null && (actual ?? null) === null) return null;
  return compared(expected, actual, 'Actual');
}

function errorCodes({ expected, actual }: CaseRecord, { docs }: PageFacts): Markup | null {
  const codes = codesIn(`${shown(expected)} ${shown(actual)}`);
  if (codes.length === 0) return null;
  const entries = codes.map(
    (code) => markup`<dt><a href="${docs.errorCode(code)}">${code}</a></dt><dd>${causes[code].when}</dd>`,
  );
  return markup`<div><h5>Error codes</h5><dl class="codes">${entries}</dl></div>`;
}
