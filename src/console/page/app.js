import { Frame } from './frame/frame.js';
import { html, render } from './lib.js';

const root = document.getElementById('app');
// Removes the text for browsers without JavaScript, because Preact does not remove the text.
root.replaceChildren();
render(html`<${Frame} />`, root);
