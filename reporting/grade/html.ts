import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { counted, duration } from '../../conformance/text.ts';
import type { GradeRecord, RuleRecord, ScenarioRecord } from '../../grading/run/grade-record.ts';
import { Markup, markup } from '../certify/markup.ts';
import { failedRules, limitationOf, markMeanings, signs, totalsOf } from './facts.ts';
import { rulePanel } from './rule-panel.ts';

/** Renders the grade of a client as one HTML page without scripts and without links to other files. */
export function htmlReport(record: GradeRecord): string {
  const style = new Markup(
    `${shared('base')}\n${shared('head')}\n${readFileSync(new URL('./grade.css', import.meta.url), 'utf8')}`,
  );
  const digest = `'sha256-${createHash('sha256').update(style.text).digest('base64')}'`;
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src ${digest}; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Client grade: ${record.client.name}</title>
<style>${style}</style>
</head>
<body>
<a class="skip" href="#rules">To the rules</a>
${head(record)}
<main>
${failures(record)}
${areas(record)}
${scenarios(record)}
</main>
<footer class="quiet"><p>Kit ${record.kit.version}. Contract ${record.kit.contractDigest}. Rules ${record.kit.rulesDigest}.</p></footer>
</body>
</html>
`.text;
}

function shared(name: string): string {
  return readFileSync(new URL(`../certify/html/style/${name}.css`, import.meta.url), 'utf8');
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
${voidReason !== null && markup`<p class="void">${voidReason} Nothing on this page is evidence for or against the client.</p>`}
</header>
`;
}

function failures(record: GradeRecord): Markup | null {
  const failed = failedRules(record);
  if (failed.length === 0) return null;
  return markup`<section aria-labelledby="failed-title"><h2 id="failed-title">Failed rules <span class="quiet">${failed.length}</span></h2>
${failed.map((rule) => rulePanel(rule, true))}</section>
`;
}

function areas({ areas: list, rules }: GradeRecord): Markup {
  return markup`<section id="rules" aria-labelledby="rules-title"><h2 id="rules-title">Rules <span class="quiet">${rules.length}</span></h2>
${list.map(({ area, mark }) => {
  const own = rules.filter((rule) => rule.area === area);
  return markup`<h3 class="area mark-${mark ?? 'none'}"><b>${mark ?? '–'}</b> ${area}</h3>
${own.map((rule: RuleRecord) => (rule.outcome === 'failed' ? failedLink(rule) : rulePanel(rule, false)))}`;
})}</section>
`;
}

function failedLink({ id, outcome, level, statement }: RuleRecord): Markup {
  return markup`<p class="rule outcome-failed"><a href="#rule-${id}">${signs[outcome]} ${id}</a> <span class="quiet">${level}</span> ${statement}</p>
`;
}

function scenarios({ scenarios: list }: GradeRecord): Markup {
  return markup`<section aria-labelledby="scenarios-title"><h2 id="scenarios-title">Scenarios <span class="quiet">${list.length}</span></h2>
${list.map(scenario)}</section>
`;
}

function scenario({ id, title, task, isAttempted, exitCode, stopped, requests, output }: ScenarioRecord): Markup {
  const end = stopped === null ? `exit code ${exitCode ?? 'unknown'}` : `stopped (${stopped})`;
  return markup`<details class="rule"><summary><b>${id}</b> ${title} <span class="quiet">${isAttempted ? `${counted(requests, 'request')}, ${end}` : 'not attempted'}</span></summary>
<p>${task}</p>
${output !== '' && markup`<h4>Output of the client</h4><pre tabindex="0" aria-label="Output of the client"><code>${output}</code></pre>`}</details>
`;
}
