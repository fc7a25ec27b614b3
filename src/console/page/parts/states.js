import { html, useEffect, useRef } from '../lib.js';

export function Problem({ of }) {
  return of ? html`<p class="problem" role="alert">${of.message}</p>` : null;
}

/** Shows the error message of a request that the user has just sent, and scrolls until the message is visible. */
export function FreshProblem({ of }) {
  const shown = useRef(null);
  useEffect(() => of && shown.current.scrollIntoView({ block: 'nearest' }), [of]);
  return html`<div ref=${shown}><${Problem} of=${of} /></div>`;
}

export function Failed({ of, onRetry }) {
  return html`<section class="blank"><${Problem} of=${of} /><button onClick=${onRetry}>Try again</button></section>`;
}

export function Loading() {
  return html`<p class="loading" role="status">Loading</p>`;
}

export function Empty({ title, children }) {
  return html`<div class="blank"><p class="blank-title">${title}</p>${children}</div>`;
}
