import { prettyBody } from '../../conformance/text.ts';
import type { Exchange, Message } from '../../grading/observe/exchange.ts';
import type { RuleRecord } from '../../grading/run/grade-record.ts';
import { type Markup, markup } from '../certify/markup.ts';
import { exchangeLine, signs } from './facts.ts';

/** The report page shows at most this number of characters of a request or response body. */
const longestBody = 4000;

/** Renders a rule with the requests and responses that decided its outcome. */
export function rulePanel(rule: RuleRecord, isOpen: boolean): Markup {
  const { id, level, statement, outcome, reason, scenario, deciding, basis, link, remedy, sketch } = rule;
  return markup`<details class="rule outcome-${outcome.replace(' ', '-')}" id="rule-${id}"${isOpen && markup` open`}>
<summary><b>${signs[outcome]} ${id}</b> <span class="quiet">${level}, ${outcome}</span> ${statement}</summary>
<dl>
<dt>Observed</dt><dd>${reason}${scenario !== null && markup` <span class="quiet">Scenario ${scenario}.</span>`}</dd>
<dt>Basis</dt><dd>${reference(basis, link)}</dd>
<dt>Remedy</dt><dd>${remedy}<pre tabindex="0" aria-label="Sketch of the remedy"><code>${sketch}</code></pre></dd>
</dl>
${deciding.map(exchange)}</details>
`;
}

function reference(basis: string, link: string): Markup {
  return link.startsWith('https:')
    ? markup`<a href="${link}">${basis}</a>`
    : markup`${basis} <code class="quiet">openapi/${link}</code>`;
}

function exchange(each: Exchange): Markup {
  return markup`<details class="exchange"><summary><code>${exchangeLine(each)}</code></summary>
<div class="halves">${message('Request', each.request)}${message('Response', each.answer)}</div></details>
`;
}

function message(title: string, part: Message | null): Markup {
  if (part === null) return markup`<div><h4>${title}</h4><p class="quiet">none</p></div>`;
  const headers = Object.entries(part.headers).map(([name, value]) => `${name}: ${value}`);
  const body =
    part.body === null ? '' : prettyBody(typeof part.body === 'string' ? part.body : JSON.stringify(part.body));
  const cut = part.isCut ? [`(only the beginning of the ${part.bytes} bytes was kept)`] : [];
  const text = [...headers, ...(body === '' ? [] : ['', body.slice(0, longestBody)]), ...cut].join('\n');
  return markup`<div><h4>${title}</h4><pre tabindex="0" aria-label="${title}"><code>${text}</code></pre></div>`;
}
