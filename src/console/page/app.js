import { Frame } from './frame/frame.js';
import { html, render } from './lib.js';

const root = document.getElementById('app');
// Removes the message that the console needs JavaScript, because Preact keeps existing elements.
root.replaceChildren();
render(html`<${Frame} />`, root);
