import { html } from '../lib.js';
import { linkTo } from '../route.js';

export function Why({ place, entry, contract }) {
  const { status, faults, nearMisses } = entry;
  const errors = errorsOf(entry);
  if (status !== null && status < 400 && faults.length === 0) return null;
  return html`<section class="why" aria-label="Why">
    <h3>${titleOf(entry)}</h3>
    ${faults.length > 0 && html`<${Injected} place=${place} faults=${faults} />`}
    ${errors.map((error, index) => html`<${Reason} key=${index} error=${error} known=${contract?.errors[error.code]} />`)}
    ${errors.length === 0 && faults.length === 0 && html`<p>The response does not say why. ${status === null && 'The connection ended before a response was sent.'}</p>`}
    ${nearMisses.length > 0 && html`<${Closest} misses=${nearMisses} contract=${contract} />`}
  </section>`;
}

function titleOf({ status, faults }) {
  if (status !== null && status < 400) return 'The response was changed';
  return status !== null && status < 500 && faults.length === 0 ? 'Why it was refused' : 'Why it failed';
}

function Injected({ place, faults }) {
  const link = html`<a href=${linkTo(place.tenant, 'faults')}>Show the active faults</a>`;
  return html`<p>The sandbox injected ${faults.length === 1 ? 'the fault' : 'the faults'} ${faults.map((name, index) => html`${index > 0 && ', '}<code>${name}</code>`)}. The request itself may be correct. ${link}</p>`;
}

function Reason({ error: { code, detail, where }, known }) {
  return html`<div class="reason">
    <p class="reason-title"><strong>${known?.title ?? 'Error'}</strong> ${code && html`<code>${code}</code>`}</p>
    ${detail && html`<p>${detail}</p>`}
    <dl class="entry-facts">
      ${where && html`<div><dt>Where</dt><dd><code>${where}</code></dd></div>`}
      ${known && html`<div class="broad"><dt>Rule</dt><dd>${known.when}</dd></div>`}
      ${known && html`<div class="broad"><dt>What to do</dt><dd>${known.remedy}</dd></div>`}
      ${known && html`<div class="broad"><dt>Source</dt><dd>${known.clauses.map(({ text, page }, index) => html`${index > 0 && ', '}<a href=${docsPage(page)}>${text}</a>`)}</dd></div>`}
    </dl>
  </div>`;
}

function Closest({ misses, contract }) {
  return html`<p>Closest operations:</p>
    <ul class="plain">${misses.map(({ operation, method, path, why }) => {
      const page = contract?.operations[operation]?.page;
      return html`<li><code>${method} ${path}</code> ${page ? html`<a href=${docsPage(page)}>${operation}</a>` : operation}: ${why}</li>`;
    })}</ul>`;
}

/** A list of `{ code, detail, where }`. `where` is the invalid part, such as `body /data/attributes/name`. */
export function errorsOf({ status, answer }) {
  const body = answer?.body;
  if (status === null || status < 400 || body === null || typeof body !== 'object') return [];
  if (Array.isArray(body.errors)) return body.errors.filter(isObject).map(ofJsonApi);
  if (typeof body.error === 'string') return ofDocuments(body);
  if (typeof body.detail === 'string') return [{ code: textOf(body.code), detail: body.detail, where: '' }];
  return [];
}

function ofJsonApi({ code, detail, title, source }) {
  return { code: textOf(code), detail: textOf(detail) || textOf(title), where: whereOf(source) };
}

function ofDocuments({ error, code, details }) {
  const others = (Array.isArray(details) ? details : []).filter(isObject);
  if (others.length === 0) return [{ code: textOf(code), detail: error, where: '' }];
  return others.map((each) => ({ code: textOf(code), detail: textOf(each.message), where: whereOf(each) }));
}

function whereOf(source) {
  if (!isObject(source)) return '';
  if (typeof source.pointer === 'string') return `body ${source.pointer}`;
  if (typeof source.parameter === 'string') return `parameter ${source.parameter}`;
  return typeof source.header === 'string' ? `header ${source.header}` : '';
}

function isObject(value) {
  return typeof value === 'object' && value !== null;
}

function textOf(value) {
  return typeof value === 'string' ? value : '';
}

let loading;

export function loadContract() {
  loading ??= fetch('contract.json')
    .then((response) => (response.ok ? response.json() : Promise.reject(new Error('contract.json was not found.'))))
    .catch((problem) => {
      loading = undefined;
      throw problem;
    });
  return loading;
}

export function docsPage(page) {
  return `../docs/${page}`;
}
