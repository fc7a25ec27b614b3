import choices from '../choices.json' with { type: 'json' };
import { lengthText, statusKind } from '../generated/sequence.js';
import { html, useState } from '../lib.js';
import { shortTime } from '../parts.js';
import { setQuery } from '../route.js';
import { clockMove } from './sequence.js';

const width = 600;
const height = 48;
const mostBars = 60;

/** A chart of the loaded requests over the time of the machine. The user drags over it to choose a time span. */
export function Ribbon({ entries, query }) {
  const [drag, setDrag] = useState(null);
  if (entries.length < 2) return null;
  const { bars, start, length } = barsOf(entries);
  const most = Math.max(...bars.map(({ counts }) => counts.bad + counts.warn + counts.ok));
  const at = (event) => {
    const box = event.currentTarget.getBoundingClientRect();
    return Math.min(1, Math.max(0, (event.clientX - box.left) / box.width));
  };
  const end = (event) => {
    if (!drag) return;
    const [from, to] = [drag.from, at(event)].sort((left, right) => left - right);
    setDrag(null);
    const moment = (share) => new Date(start + share * bars.length * length).toISOString();
    if (to - from > 0.01) setQuery({ ...query, since: moment(from), until: moment(to) });
  };
  const [first, last] = [start, start + bars.length * length].map((time) => shortTime(new Date(time).toISOString()));
  return html`<figure class="ribbon">
    <svg viewBox=${`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label=${`${entries.length} requests since ${first}`}
      onPointerDown=${(event) => setDrag({ from: at(event), to: at(event) })} onPointerMove=${(event) => drag && setDrag({ ...drag, to: at(event) })} onPointerUp=${end} onPointerLeave=${() => setDrag(null)}>
      ${bars.map((bar, index) => html`<${Bar} key=${index} bar=${bar} x=${(index * width) / bars.length} wide=${width / bars.length} most=${most} />`)}
      ${drag && html`<rect class="chosen" x=${Math.min(drag.from, drag.to) * width} width=${Math.abs(drag.to - drag.from) * width} height=${height} />`}
    </svg>
    <figcaption><span>${first}</span> <span>${last}</span>
      <span class="legend">${choices.legend.map(([kind, sign, text]) => html`<span><b class=${kind}>${sign}</b> ${text}</span> `)} <span>${lengthText(length)} per bar, at most ${most} requests.</span> <span>Drag to choose a time span.</span></span>
    </figcaption>
  </figure>`;
}

function Bar({ bar: { counts, hasFault, hasJump }, x, wide, most }) {
  let top = height;
  const scale = (height - 8) / most;
  return html`<g>${['ok', 'warn', 'bad'].map((kind) => {
    top -= counts[kind] * scale;
    return (
      counts[kind] > 0 &&
      html`<rect class=${kind} x=${x} y=${top} width=${wide * 0.96} height=${counts[kind] * scale} />`
    );
  })}${hasFault && html`<path class="fault" d=${`M${x} 0h6l-3 6z`} />`}${hasJump && html`<path class="jump" d=${`M${x + 6} 0h6l-3 6z`} />`}</g>`;
}

function barsOf(entries) {
  const times = entries.map(({ hostTime }) => Date.parse(hostTime));
  // The clock of the machine can be set back.
  const [start, end] = [Math.min(...times), Math.max(...times)];
  const length = Math.max(100, Math.ceil((end - start + 1) / mostBars / 100) * 100);
  const bars = Array.from({ length: Math.max(1, Math.ceil((end - start + 1) / length)) }, () => ({
    counts: { ok: 0, warn: 0, bad: 0 },
    hasFault: false,
    hasJump: false,
  }));
  entries.forEach(({ status, faults }, index) => {
    const bar = bars[Math.floor((times[index] - start) / length)];
    bar.counts[statusKind(status)] += 1;
    bar.hasFault ||= faults.length > 0;
    bar.hasJump ||= clockMove(entries[index + 1], entries[index]) !== 0;
  });
  return { bars, start, length };
}
