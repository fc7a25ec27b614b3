import { html } from '../lib.js';
import { Copy } from './copy.js';

export function Json({ value, what = 'JSON' }) {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return html`<div class="code">
    <${Copy} text=${text} what=${what} />
    <pre tabindex="0" role="region" aria-label=${what}>${typeof value === 'string' ? value : tokensOf(text)}</pre>
  </div>`;
}

const token = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d[\d.eE+-]*)|(true|false|null)/g;

export function tokensOf(text) {
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(token)) {
    const [whole, string, colon, number] = match;
    if (match.index > end) parts.push(text.slice(end, match.index));
    const kind = colon ? 'key' : string ? 'string' : number ? 'number' : 'literal';
    parts.push(html`<span class=${kind}>${string ?? whole}</span>`);
    if (colon) parts.push(colon);
    end = match.index + whole.length;
  }
  return [...parts, text.slice(end)];
}
