import { Frame } from './frame/frame.js';
import { html, render } from './lib.js';

const root = document.getElementById('app');
// Preact does not remove the message for browsers without JavaScript.
root.replaceChildren();
render(html`<${Frame} />`, root);
