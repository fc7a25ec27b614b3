import { html } from '../lib.js';

export function shortTime(text) {
  return text?.replace('T', ' ').replace('Z', '') ?? '';
}

export function Time({ of }) {
  return html`<time datetime=${of}>${shortTime(of)}</time>`;
}

export function Hour({ of }) {
  return html`<time datetime=${of} title=${shortTime(of)}>${shortTime(of).slice(11)}</time>`;
}
