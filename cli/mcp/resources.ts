import { readdirSync, readFileSync } from 'node:fs';
import type { McpServer } from '@modelcontextprotocol/server';
import { errors } from '../../src/contract/generated/errors.ts';
import { bundleText } from './contract.ts';

const docs = new URL('../../docs/', import.meta.url);
const guides = ['partner', 'vendor'].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, docs)).map((name): [path: string, title: string] => {
    const text = readFileSync(new URL(`${folder}/${name}`, docs), 'utf8');
    return [`${folder}/${name}`, /^# (.*)/.exec(text)?.[1] ?? name];
  }),
);

/** The contract, the error codes and the guides. */
export function addResources(server: McpServer): void {
  const add = (name: string, title: string, mimeType: string, read: () => string) => {
    const uri = `cps://${name}`;
    const contents = () => ({ contents: [{ uri, mimeType, text: read() }] });
    server.registerResource(name, uri, { title, mimeType }, contents);
  };
  for (const side of ['admin', 'documents', 'sandbox']) {
    add(`contract/${side}`, `Contract of the interface ${side} (OpenAPI)`, 'application/json', () => bundleText(side));
  }
  add('errors', 'All error codes with their remedies', 'application/json', () => JSON.stringify(errors));
  for (const [path, title] of guides) {
    add(`guides/${path}`, title, 'text/markdown', () => readFileSync(new URL(path, docs), 'utf8'));
  }
}
