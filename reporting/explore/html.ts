import type { AnswerCoverage, ExploreFinding, ExploreRecord } from '../../conformance/explore/record.ts';
import { effortOf } from '../../conformance/explore/texts.ts';
import { counted } from '../../conformance/text.ts';
import { compared } from '../html/code.ts';
import { film, program } from '../html/exchange.ts';
import { type Markup, markup } from '../html/markup.ts';
import { htmlPage, section } from '../html/page.ts';

export function htmlText(record: ExploreRecord): string {
  const { target, conclusion, findings, flaky, coverage } = record;
  const body = markup`${head(record)}
<main>
${findings.length > 0 && section('findings', 'Findings', findings.length, markup`${findings.map(findingBlock)}`)}
${flaky.length > 0 && section('flaky', 'Seen once, but not again', flaky.length, markup`${flaky.map(findingBlock)}`)}
${coverage.operations.length > 0 && section('coverage', 'Statuses of each operation', coverage.operations.length, operations(record))}
${coverage.rules.length > 0 && section('judged', 'Requirements that were judged', coverage.rules.length, judged(record))}
${coverage.unreached.length > 0 && section('unreached', 'Requirements that were not judged', coverage.unreached.length, unreached(record))}
${section('transitions', 'Transitions of the state machines', coverage.transitions.length, transitions(record))}
${coverage.answers !== null && section('answers', 'Declared responses that did not occur', coverage.answers.declared - coverage.answers.reached, answers(coverage.answers))}
</main>`;
  return htmlPage(`${conclusion}: ${target.name}`, body);
}

function head(record: ExploreRecord): Markup {
  const { target, conclusion, findings, voidReason } = record;
  const look = conclusion === 'no findings' ? 'certified' : conclusion === 'void' ? 'void' : 'not-certified';
  const result = conclusion === 'findings' ? counted(findings.length, 'finding') : conclusion;
  return markup`<header class="head c-${look}">
<div><p class="over">Exploration with random requests</p>
<h1>${target.name}</h1>
<p class="urls">${[...new Set(target.baseUrls)].map((url) => markup`<code>${url}</code> `)}</p></div>
<div class="conclusion"><p class="verdict">${result[0]?.toUpperCase()}${result.slice(1)}</p>
<p class="when">${effortOf(record)}</p></div>
${voidReason !== null && markup`<p class="void">${voidReason}</p>`}
</header>`;
}

function findingBlock(finding: ExploreFinding): Markup {
  const { id, statement, claims, reason, expected, observed, steps, repeated, seed, exchanges, decisive, script } =
    finding;
  return markup`<details class="finding" open><summary><b class="id">${id}</b> <span class="reason">${reason}</span></summary>
<div class="inside">
<p class="demand">${statement} <small>${claims.join(', ')}. Repeated ${counted(repeated, 'time')}, seed ${seed}.</small></p>
<ol class="walk">${steps.map(({ text }) => markup`<li>${text}</li>`)}</ol>
${compared(expected, observed, 'Observed')}
${film(`${id} ${seed}`, exchanges, exchanges[decisive ?? exchanges.length - 1], { expected, actual: observed })}
${script !== undefined && program(script)}
</div></details>
`;
}

function operations({ coverage }: ExploreRecord): Markup {
  const rows = coverage.operations.map(({ operation, statuses }) => {
    const counts = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
    return markup`<tr><th scope="row"><code>${operation}</code></th><td>${counts.join(', ')}</td></tr>`;
  });
  return table(['Operation', 'Responses by status'], rows);
}

function judged({ coverage }: ExploreRecord): Markup {
  return markup`<ul class="lines">${coverage.rules.map(({ id, judged: times, claims }) => markup`<li><code>${id}</code> ${counted(times, 'time')} <small>${claims.join(', ')}</small></li>`)}</ul>`;
}

function unreached({ coverage }: ExploreRecord): Markup {
  const reasons = Map.groupBy(coverage.unreached, ({ reason }) => reason);
  return markup`${[...reasons].map(
    ([reason, group]) =>
      markup`<details class="finding"><summary>${reason} <span class="count">${group.length}</span></summary>
<ul class="inside names">${group.map(({ id }) => markup`<li><code>${id}</code></li>`)}</ul></details>`,
  )}`;
}

function transitions({ coverage }: ExploreRecord): Markup {
  const rows = coverage.transitions.map(
    ({ name, times, reason }) =>
      markup`<tr><th scope="row">${name}</th><td>${times > 0 ? counted(times, 'time') : `never: ${reason ?? ''}`}</td></tr>`,
  );
  return table(['Transition', 'Times'], rows);
}

function answers({ declared, reached, unreached: groups }: AnswerCoverage): Markup {
  const rows = groups.map(
    ({ status, answers: missing, reason }) =>
      markup`<tr><th scope="row">${status}</th><td>${reason}</td><td>${missing.map((id) => markup`<code>${id}</code> `)}</td></tr>`,
  );
  return markup`<p>${reached} of ${declared} declared responses occurred.</p>
${table(['Status', 'Reason', 'Operations and error codes'], rows)}`;
}

function table(titles: readonly string[], rows: readonly Markup[]): Markup {
  return markup`<table class="rows"><thead><tr>${titles.map((title) => markup`<th scope="col">${title}</th>`)}</tr></thead><tbody>${rows}</tbody></table>`;
}
