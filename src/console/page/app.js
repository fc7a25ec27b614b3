import { Frame } from './frame/frame.js';
import { html, render } from './lib.js';

const root = document.getElementById('app');
// Preact keeps existing elements, so the message that the console needs JavaScript must be removed.
root.replaceChildren();
render(html`<${Frame} />`, root);
