import { html } from '../lib.js';
import { Json } from '../parts.js';
import { tokenCommand } from '../shell-word.js';

export function Example({ apiKey }) {
  const commands = [
    tokenCommand(`${location.origin}/v2/admin/auth/token`, apiKey),
    `curl -s ${location.origin}/v2/admin/departments -H "Authorization: Bearer $TOKEN"`,
  ];
  return html`<h2>First request</h2>
    <p>Paste these two commands into a shell. The console then shows both requests.</p>
    <${Json} value=${commands.join('\n')} what="the commands" />`;
}
