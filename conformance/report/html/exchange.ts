import type { Exchange } from '../../case/exchange.ts';
import type { CaseRecord } from '../../record/run-record.ts';
import { duration } from '../../text.ts';
import { decisiveExchange } from '../facts.ts';
import { type Markup, markup } from '../markup.ts';
import { bodyCode } from './code.ts';

/** The exchanges of a case: the one that decided in full, with its curl line; the others folded. */
export function exchanges(each: CaseRecord): Markup {
  const decisive = decisiveExchange(each);
  if (decisive === undefined) return markup`<p class="quiet">Nothing was sent.</p>`;
  const others = each.exchanges.filter((exchange) => exchange !== decisive);
  return markup`${curlLine(decisive)}
${exchangeBlock(decisive)}
${
  others.length > 0 &&
  markup`<details class="others"><summary>${others.length} more of this case’s exchanges${each.leftOut !== undefined && `, ${each.leftOut} in their middle left out`}</summary>
${others.map(exchangeBlock)}</details>`
}`;
}

function curlLine({ curl }: Exchange): Markup {
  return markup`<div class="curl"><pre tabindex="0" aria-label="curl line"><code>${curl}</code></pre><button type="button" data-copy hidden>Copy</button></div>`;
}

function exchangeBlock(exchange: Exchange): Markup {
  const { method, url, status, milliseconds } = exchange;
  return markup`<section class="exchange">
<h4><b>${method}</b> <span class="url">${url}</span> <span class="status s${status === null ? '0' : Math.floor(status / 100)}">${status ?? 'no answer'}</span> <small>${exchange.operation}, ${duration(milliseconds)}</small></h4>
<div class="halves">
${message('Request', exchange.requestHeaders, exchange.requestBody)}
${message('Response', exchange.responseHeaders, exchange.responseBody, exchange.failure)}
</div></section>
`;
}

function message(
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
