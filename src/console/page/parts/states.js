import { html, useEffect, useRef } from '../lib.js';

/** Shows the error message of a refused request, or nothing if there is no error. */
export function Problem({ of }) {
  return of ? html`<p class="problem" role="alert">${of.message}</p>` : null;
}

/** Shows the error message of a request that the user has just sent, and scrolls until the message is visible. */
export function FreshProblem({ of }) {
  const shown = useRef(null);
  useEffect(() => of && shown.current.scrollIntoView({ block: 'nearest' }), [of]);
  return html`<div ref=${shown}><${Problem} of=${of} /></div>`;
}

/** Shows why a page could not be loaded, with a button that loads the page again. */
export function Failed({ of, onRetry }) {
  return html`<section class="blank"><${Problem} of=${of} /><button onClick=${onRetry}>Try again</button></section>`;
}

export function Loading() {
  return html`<p class="loading" role="status">Loading</p>`;
}

/** Explains why a list or page is empty, and what the user can do next. */
export function Empty({ title, children }) {
  return html`<div class="blank"><p class="blank-title">${title}</p>${children}</div>`;
}
