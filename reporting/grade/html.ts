import { counted, duration } from '../../conformance/text.ts';
import type { Exchange, Message } from '../../grading/observe/exchange.ts';
import type { GradeRecord, RuleRecord, ScenarioRecord } from '../../grading/run/grade-record.ts';
import { repairSentence } from '../../grading/run/repair.ts';
import { message } from '../html/exchange.ts';
import { type Markup, markup } from '../html/markup.ts';
import { htmlPage, section } from '../html/page.ts';
import { exchangeLine, failedRules, limitationOf, markMeanings, signs, totalsOf } from './facts.ts';

export function htmlReport(record: GradeRecord): string {
  const { client, kit } = record;
  const failed = failedRules(record);
  const body = markup`<a class="skip" href="#rules">To the rules</a>
${head(record)}
<main>
${failed.length > 0 && section('failed', 'Failed rules', failed.length, markup`${failed.map((rule) => rulePanel(rule, true))}`)}
${section('rules', 'Rules', record.rules.length, areas(record))}
${section('scenarios', 'Scenarios', record.scenarios.length, markup`${record.scenarios.map(scenario)}`)}
</main>
<footer class="quiet"><p>Kit ${kit.version}. Contract ${kit.contractDigest}. Rules ${kit.rulesDigest}.</p></footer>`;
  return htmlPage(`Client grade: ${client.name}`, body, 'grade');
}

function head(record: GradeRecord): Markup {
  const { client, mark, startedAt, milliseconds, voidReason, rules } = record;
  const { attempted, requests, passed, failed } = totalsOf(record);
  const limitation = limitationOf(record);
  const limited = limitation === null ? '' : `, ${limitation}`;
  const meaning = mark === null ? 'Nothing was judged' : `Grade ${mark}: ${markMeanings[mark]}${limited}`;
  return markup`<header class="head mark-${mark ?? 'none'}">
<div><p class="over">Client grade</p>
<h1>${client.name}</h1>
<p class="urls">${counted(rules.length, 'rule')}: ${passed} passed, ${failed} failed. ${attempted} of ${counted(record.scenarios.length, 'scenario')} attempted.</p></div>
<div class="conclusion"><p class="verdict">${voidReason === null ? (mark ?? 'No grade') : 'Void'}</p>
<p class="when">${meaning}<br><time datetime="${startedAt}">${startedAt.slice(0, 16).replace('T', ' ')} UTC</time><br>${counted(requests, 'request')} in ${duration(milliseconds)}</p></div>
${record.repair && markup`<p>${repairSentence(record.repair)}</p>`}
${voidReason !== null && markup`<p class="void">${voidReason} Nothing on this page is evidence for or against the client.</p>`}
</header>
`;
}

function areas({ areas: list, rules }: GradeRecord): Markup {
  return markup`${list.map(({ area, mark }) => {
    const own = rules.filter((rule) => rule.area === area);
    return markup`<h3 class="area mark-${mark ?? 'none'}"><b>${mark ?? '–'}</b> ${area}</h3>
${own.map((rule) => (rule.outcome === 'failed' ? failedLink(rule) : rulePanel(rule, false)))}`;
  })}`;
}

function failedLink({ id, outcome, level, statement }: RuleRecord): Markup {
  return markup`<p class="finding bare outcome-failed"><a href="#rule-${id}">${signs[outcome]} ${id}</a> <span class="quiet">${level}</span> ${statement}</p>
`;
}

function scenario({ id, title, task, isAttempted, exitCode, stopped, requests, output }: ScenarioRecord): Markup {
  const end = stopped === null ? `exit code ${exitCode ?? 'unknown'}` : `stopped (${stopped})`;
  return markup`<details class="finding"><summary><b>${id}</b> ${title} <span class="quiet">${isAttempted ? `${counted(requests, 'request')}, ${end}` : 'not attempted'}</span></summary>
<div class="inside"><p>${task}</p>
${output !== '' && markup`<h5>Output of the client</h5><pre tabindex="0" aria-label="Output of the client"><code>${output}</code></pre>`}</div></details>
`;
}

function rulePanel(rule: RuleRecord, isOpen: boolean): Markup {
  const { id, level, statement, outcome, reason, scenario, deciding, basis, link, remedy, sketch } = rule;
  return markup`<details class="finding outcome-${outcome.replace(' ', '-')}" id="rule-${id}"${isOpen && markup` open`}>
<summary><b>${signs[outcome]} ${id}</b> <span class="quiet">${level}, ${outcome}</span> ${statement}</summary>
<div class="inside"><dl>
<dt>Observed</dt><dd>${reason}${scenario !== null && markup` <span class="quiet">Scenario ${scenario}.</span>`}</dd>
<dt>Basis</dt><dd>${reference(basis, link)}</dd>
<dt>Remedy</dt><dd>${remedy}<pre tabindex="0" aria-label="Sketch of the remedy"><code>${sketch}</code></pre></dd>
</dl>
${deciding.map(exchange)}</div></details>
`;
}

function reference(basis: string, link: string): Markup {
  return link.startsWith('https:')
    ? markup`<a href="${link}">${basis}</a>`
    : markup`${basis} <code class="quiet">openapi/${link}</code>`;
}

function exchange(each: Exchange): Markup {
  return markup`<details class="others"><summary><code>${exchangeLine(each)}</code></summary>
<div class="halves">${half('Request', each.request)}${half('Response', each.answer)}</div></details>
`;
}

function half(title: string, part: Message | null): Markup {
  if (part === null) return message(title, {}, null, 'none');
  const { headers, body, isCut, bytes } = part;
  const text = body === null || typeof body === 'string' ? body : JSON.stringify(body);
  return message(title, headers, isCut ? `${text ?? ''}\n(only the beginning of the ${bytes} bytes was kept)` : text);
}
