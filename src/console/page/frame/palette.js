import choices from '../choices.json' with { type: 'json' };
import { html, useEffect, useState } from '../lib.js';
import { hasWords, openDialog } from '../parts.js';
import { goTo, linkTo, noTenant } from '../route.js';
import { sharedViews, views } from '../views.js';

const most = 12;

/** Ctrl-K opens the list of pages, `/` moves to the search field, and Escape closes the open entry. */
export function useKeys(place, tenants) {
  useEffect(() => {
    const press = (event) => {
      const act = document.querySelector('dialog[open]') ? undefined : actionOf(event, place, tenants);
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [place, tenants]);
}

function actionOf({ key, ctrlKey, metaKey, target }, place, tenants) {
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'k')
    return () => openDialog(Palette, { choices: choicesOf(place, tenants) });
  if (isTyping(target)) return undefined;
  const field = document.querySelector('main input[type=search]');
  if (key === '/' && field instanceof HTMLElement) return () => field.focus();
  const isEntryOpen = place.view === 'journal' && place.rest.length > 0;
  if (key !== 'Escape' || !isEntryOpen) return undefined;
  return () => goTo(place.tenant, 'journal', { query: Object.fromEntries(place.query) });
}

function isTyping(target) {
  return target instanceof HTMLElement && target.matches('input, textarea, select');
}

function choicesOf({ tenant }, tenants) {
  const pages = (id, list) =>
    list.map(({ name, title }) => [`${title}${id === noTenant ? '' : ` of ${id}`}`, linkTo(id, name)]);
  const own = tenant === '' || tenant === noTenant ? [] : pages(tenant, views);
  const others = tenants.filter(({ id }) => id !== tenant).map(({ id }) => [`Tenant ${id}`, linkTo(id)]);
  return [...own, ...others, ...pages(noTenant, sharedViews), ...choices.otherPlaces];
}

function Palette({ choices, close }) {
  const [wanted, setWanted] = useState('');
  const [at, setAt] = useState(0);
  const found = choices.filter(([title]) => hasWords(title, wanted.toLowerCase())).slice(0, most);
  const submit = (event) => {
    event.preventDefault();
    if (!found[at]) return;
    close();
    location.assign(found[at][1]);
  };
  const move = (event) => {
    const step = { ArrowDown: 1, ArrowUp: found.length - 1 }[event.key];
    if (step === undefined || found.length === 0) return;
    event.preventDefault();
    setAt((at + step) % found.length);
  };
  const search = (event) => {
    setWanted(event.currentTarget.value);
    setAt(0);
  };
  return html`<form class="palette" onSubmit=${submit} onKeyDown=${move}>
    <h2 id="dialog-title">Go to</h2>
    <input type="search" role="combobox" aria-expanded="true" aria-controls="places" aria-activedescendant=${`place-${at}`} aria-label="Page or tenant" placeholder="Page or tenant" autofocus value=${wanted} onInput=${search} />
    <div id="places" role="listbox" aria-label="Pages and tenants">${found.map(([title, href], index) => html`<a key=${title} id=${`place-${index}`} role="option" aria-selected=${index === at} tabindex="-1" href=${href} onClick=${() => close()}>${title}</a>`)}</div>
    ${found.length === 0 && html`<p class="empty">No page has this name.</p>`}
  </form>`;
}
