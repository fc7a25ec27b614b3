import { html } from '../lib.js';

/** Formats a time with milliseconds. */
export function shortTime(text) {
  return text?.replace('T', ' ').replace('Z', '') ?? '';
}

/** Shows the date and the time of a timestamp. */
export function Time({ of }) {
  return html`<time datetime=${of}>${shortTime(of)}</time>`;
}

/** Shows the time of day, with the full date as a tooltip. */
export function Hour({ of }) {
  return html`<time datetime=${of} title=${shortTime(of)}>${shortTime(of).slice(11)}</time>`;
}
