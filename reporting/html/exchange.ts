import type { Exchange } from '../../conformance/case/exchange.ts';
import type { CaseRecord } from '../../conformance/record/run-record.ts';
import { duration, shellWord } from '../../conformance/text.ts';
import { decisiveExchange } from '../certify/facts.ts';
import { bodyCode } from './code.ts';
import { type Markup, markup } from './markup.ts';

export function exchanges(each: CaseRecord): Markup {
  const decisive = decisiveExchange(each);
  if (decisive === undefined) return markup`<p class="quiet">No request was sent.</p>`;
  return markup`${exchangeBlock(decisive)}
${repetition(each)}
${stepLog(each, decisive)}`;
}

function repetition({ id, script }: CaseRecord): Markup | null {
  if (script === undefined) return null;
  return markup`<p class="again">Repeat it in the folder of this report: <code>cps replay report.json --case ${shellWord(id)}</code></p>
${program(script)}`;
}

export function program(script: string): Markup {
  return markup`<details class="others"><summary>Node program that repeats the requests, without secrets</summary>
<div class="curl"><pre tabindex="0" aria-label="Node program"><code>${script}</code></pre><button type="button" data-copy hidden>Copy</button></div></details>`;
}

function stepLog({ exchanges, leftOut = 0 }: CaseRecord, decisive: Exchange): Markup | null {
  if (exchanges.length < 2) return null;
  const more = leftOut > 0 && ` (${leftOut} in the middle are not recorded)`;
  return markup`<details class="others"><summary>All ${exchanges.length} exchanges of the case${more}</summary>
<ol class="log">${exchanges.map(
    (
      exchange,
    ) => markup`<li><details${exchange === decisive && markup` class="decisive"`}><summary>${title(exchange)}${exchange === decisive && markup` <b>decided</b>`}</summary>${exchangeBlock(exchange)}</details></li>
`,
  )}</ol></details>`;
}

function title({ method, url, status, operation, milliseconds }: Exchange): Markup {
  return markup`<b>${method}</b> <span class="url">${url}</span> <span class="status s${status === null ? '0' : Math.floor(status / 100)}">${status ?? 'no response'}</span> <small>${operation}, ${duration(milliseconds)}</small>`;
}

export function exchangeBlock(exchange: Exchange): Markup {
  return markup`<section class="exchange">
<h4>${title(exchange)}</h4>
<div class="halves">
${message('Request', exchange.requestHeaders, exchange.requestBody)}
${message('Response', exchange.responseHeaders, exchange.responseBody, exchange.failure)}
</div></section>
`;
}

export function message(
  title: string,
  headers: Record<string, string>,
  body: string | null,
  failure: string | null = null,
): Markup {
  const lines = Object.entries(headers).map(([name, value]) => markup`<span class="h">${name}:</span> ${value}\n`);
  return markup`<div><h5>${title}</h5>
${failure !== null && markup`<p class="failure">${failure}</p>`}
${lines.length > 0 && markup`<pre class="headers" tabindex="0" aria-label="${title} headers">${lines}</pre>`}
${body === null || body === '' ? markup`<p class="quiet">no body</p>` : markup`<pre class="body" tabindex="0" aria-label="${title} body"><code>${bodyCode(body)}</code></pre>`}</div>`;
}
