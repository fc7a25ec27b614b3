import { html } from '../lib.js';

/** Shows the message of a refused request, or nothing. */
export function Problem({ of }) {
  return of ? html`<p class="problem" role="alert">${of.message}</p>` : null;
}

/** Shows why a page could not be loaded, with a button that tries again. */
export function Failed({ of, onRetry }) {
  return html`<section class="blank"><${Problem} of=${of} /><button onClick=${onRetry}>Try again</button></section>`;
}

export function Loading() {
  return html`<p class="loading" role="status">Loading</p>`;
}

/** Shows that there is nothing to show, and what to do about it. */
export function Empty({ title, children }) {
  return html`<div class="blank"><p class="blank-title">${title}</p>${children}</div>`;
}
