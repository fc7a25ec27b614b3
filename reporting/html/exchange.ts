import type { Exchange } from '../../conformance/case/exchange.ts';
import type { CaseRecord, RunRecord } from '../../conformance/record/run-record.ts';
import { counted, duration } from '../../conformance/text.ts';
import { decisiveExchange, replayCommand } from '../certify/facts.ts';
import { bodyCode, type Compared, differingValues } from './code.ts';
import { type Markup, markup } from './markup.ts';

/** Shows the exchanges of a test case, and how to repeat them. */
export function exchanges(each: CaseRecord, record: RunRecord): Markup {
  const decisive = decisiveExchange(each);
  if (decisive === undefined) return markup`<p class="quiet">No request was sent.</p>`;
  const left = each.leftOut ?? 0;
  return markup`${film(each.id, each.exchanges, decisive, each, left)}
${repetition(each, record)}`;
}

/** Shows one exchange at a time below a line of all exchanges. The exchange that decided is selected at first. */
export function film(
  id: string,
  list: readonly Exchange[],
  decisive: Exchange | undefined,
  values: Compared,
  leftOut = 0,
): Markup {
  const more = leftOut > 0 && `. ${leftOut} in the middle are not recorded`;
  return markup`<fieldset class="film"><legend>${counted(list.length, 'exchange')}${more}</legend>
${list.map((each) => step(id, each, each === decisive, values))}</fieldset>`;
}

function step(id: string, each: Exchange, isDecisive: boolean, values: Compared): Markup {
  const decided = isDecisive && markup` <b class="decided">decided</b>`;
  return markup`<label class="step"><input type="radio" name="film ${id}"${isDecisive && markup` checked`}> ${each.operation} ${status(each)}${decided}</label>
${exchangeBlock(each, isDecisive ? differingValues(values) : new Set())}`;
}

function repetition(each: CaseRecord, record: RunRecord): Markup | null {
  if (each.script === undefined) return null;
  return markup`<p class="again">Repeat it in the folder of this report: <code>${replayCommand(record, 'report.json', each)}</code></p>
${program(each.script)}`;
}

export function program(script: string): Markup {
  return markup`<details class="others"><summary>Node program that repeats the requests, without secrets</summary>
<div class="curl"><pre tabindex="0" aria-label="Node program"><code>${script}</code></pre><button type="button" data-copy hidden>Copy</button></div></details>`;
}

function status({ status }: Exchange): Markup {
  return markup`<span class="status s${status === null ? '0' : Math.floor(status / 100)}">${status ?? 'no response'}</span>`;
}

function exchangeBlock(exchange: Exchange, marked: ReadonlySet<string>): Markup {
  const { method, url, operation, milliseconds } = exchange;
  return markup`<section class="exchange">
<h4><b>${method}</b> <span class="url">${url}</span> ${status(exchange)} <small>${operation}, ${duration(milliseconds)}</small></h4>
<div class="halves">
${message('Request', exchange.requestHeaders, exchange.requestBody)}
${message('Response', exchange.responseHeaders, exchange.responseBody, exchange.failure, marked)}
</div></section>
`;
}

export function message(
  title: string,
  headers: Record<string, string>,
  body: string | null,
  failure: string | null = null,
  marked: ReadonlySet<string> = new Set(),
): Markup {
  const lines = Object.entries(headers).map(([name, value]) => markup`<span class="h">${name}:</span> ${value}\n`);
  return markup`<div><h5>${title}</h5>
${failure !== null && markup`<p class="failure">${failure}</p>`}
${lines.length > 0 && markup`<pre class="headers" tabindex="0" aria-label="${title} headers">${lines}</pre>`}
${body === null || body === '' ? markup`<p class="quiet">no body</p>` : markup`<pre class="body" tabindex="0" aria-label="${title} body"><code>${bodyCode(body, marked)}</code></pre>`}</div>`;
}
