import { html, useEffect, useRef, useState } from './lib.js';

/** A button that opens a list with a search field. `children` makes the list from the search text. */
export function Picker({ label, chosen, children }) {
  const [wanted, setWanted] = useState('');
  const details = useRef(null);
  const close = () => {
    details.current.open = false;
  };
  useEffect(() => {
    close();
    setWanted('');
  }, [chosen]);
  const leave = (event) => {
    if (event.key !== 'Escape' || !details.current.open) return;
    event.stopPropagation();
    close();
    details.current.querySelector('summary').focus();
  };
  // The choice of the same entry again changes nothing, so it also closes the list.
  return html`<details class="picker" ref=${details} onKeyDown=${leave} onToggle=${(event) => event.target === details.current && details.current.open && details.current.querySelector('input').focus()}>
    <summary><span>${label}</span> <strong>${chosen}</strong></summary>
    <div class="choices" onClick=${(event) => event.target.closest('a, button') && close()}>
      <input type="search" aria-label=${`Find: ${label}`} placeholder="Find" value=${wanted} onInput=${(event) => setWanted(event.currentTarget.value)} />
      ${children(wanted.trim().toLowerCase())}
    </div>
  </details>`;
}

export function hasWords(text, wanted) {
  const all = text.toLowerCase();
  return wanted.split(/\s+/).every((word) => all.includes(word));
}
