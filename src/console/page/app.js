import { Frame } from './frame/frame.js';
import { html, render } from './lib.js';

render(html`<${Frame} />`, document.getElementById('app'));
