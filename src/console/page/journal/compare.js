import { html, useMemo } from '../lib.js';
import { Loading, Problem } from '../parts.js';
import { goTo, linkTo } from '../route.js';
import { diffLines } from '../vendor/diff/diff/line.js';
import { bodyText } from './as-code.js';
import { useEntry } from './use-entries.js';

export function Compare({ place, id, other }) {
  const [before, after] = [useEntry(place, Math.min(id, other)), useEntry(place, Math.max(id, other))];
  const problem = before.problem ?? after.problem;
  if (problem) return html`<${Problem} of=${problem} />`;
  if (before.value === undefined || after.value === undefined) return html`<${Loading} />`;
  return html`<a class="close" href=${linkTo(place.tenant, 'journal', { rest: [id], query: place.query })}>Back to request ${id}</a>
    <h2>Compare requests</h2>
    <${Choice} place=${place} id=${id} other=${other} />
    ${before.value && after.value ? html`<${Differences} before=${before.value} after=${after.value} />` : html`<p class="empty">One of the two requests is no longer in the journal.</p>`}`;
}

function Choice({ place, id, other }) {
  const choose = (event) =>
    goTo(place.tenant, 'journal', { rest: [id, 'compare', event.currentTarget.value], query: place.query });
  const others = place.entries.filter((entry) => entry.id !== id);
  const isListed = others.some((entry) => entry.id === other);
  return html`<p class="line"><label>Request ${id} with <select onChange=${choose}>
    ${!isListed && html`<option value=${other} selected>${other}</option>`}
    ${others.map((entry) => html`<option value=${entry.id} selected=${entry.id === other}>${entry.id}: ${entry.status ?? 'none'} ${entry.method} ${entry.path.slice(0, 60)}</option>`)}
  </select></label></p>`;
}

function Differences({ before, after }) {
  return html`<p class="empty"><del>Removed lines</del> are only in request ${before.id}. <ins>Added lines</ins> are only in request ${after.id}.</p>
    <${Difference} title="Request" before=${requestText(before)} after=${requestText(after)} />
    <${Difference} title="Response" before=${answerText(before)} after=${answerText(after)} />`;
}

function Difference({ title, before, after }) {
  const parts = useMemo(() => diffLines(before, after), [before, after]);
  const isSame = before === after;
  return html`<section><h3>${title}</h3>
    ${isSame ? html`<p class="empty">No differences.</p>` : html`<pre class="diff" tabindex="0" role="region" aria-label=${`Differences of the ${title.toLowerCase()}s`}>${parts.map(linesOf)}</pre>`}
  </section>`;
}

function linesOf({ added, removed, value }) {
  if (added) return html`<ins>${marked(value, '+')}</ins>`;
  if (removed) return html`<del>${marked(value, '-')}</del>`;
  return html`<span>${marked(value, ' ')}</span>`;
}

function marked(text, mark) {
  return text.replace(/\n$/, '').replace(/^/gm, `${mark} `);
}

function requestText({ method, path, request }) {
  return `${method} ${path}\n${messageText(request)}`;
}

function answerText({ status, answer }) {
  return answer ? `${status}\n${messageText(answer)}` : 'No response\n';
}

function messageText({ headers, body }) {
  const lines = Object.keys(headers)
    .sort()
    .map((name) => `${name}: ${headers[name]}`);
  return `${lines.join('\n')}\n\n${bodyText({ body })}\n`;
}
