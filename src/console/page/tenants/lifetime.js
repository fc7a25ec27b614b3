import { html } from '../lib.js';
import { shortTime } from '../parts.js';

const units = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1000],
];

export function remaining(expiresAt, now = Date.now()) {
  let left = Math.max(0, Date.parse(expiresAt) - now);
  const parts = [];
  for (const [unit, length] of units) {
    const count = Math.floor(left / length);
    left -= count * length;
    if (count > 0) parts.push(`${count} ${unit}`);
  }
  return parts.slice(0, 2).join(' ') || 'less than 1 s';
}

export function Lifetime({ expiresAt }) {
  if (!expiresAt) return 'never';
  return html`<time datetime=${expiresAt} title=${shortTime(expiresAt)}>in ${remaining(expiresAt)}</time>`;
}
