import { readdirSync, readFileSync } from 'node:fs';
import type { McpServer } from '@modelcontextprotocol/server';
import { errors } from '../../src/contract/generated/errors.ts';
import { bundleText } from './contract.ts';

const docs = new URL('../../docs/', import.meta.url);

interface Page {
  uri: string;
  title: string;
  mimeType: string;
  read: () => string;
}

function pages(): Page[] {
  const contracts = ['admin', 'documents', 'sandbox'].map((name) => ({
    ...{ uri: `cps://contract/${name}`, title: `Contract of the interface ${name} (OpenAPI)` },
    ...{ mimeType: 'application/json', read: () => bundleText(name) },
  }));
  const guides = ['partner', 'vendor'].flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, docs)).map((file) => {
      const text = readFileSync(new URL(`${folder}/${file}`, docs), 'utf8');
      const title = /^# (.*)$/m.exec(text)?.[1] ?? file;
      return { uri: `cps://guides/${folder}/${file}`, title, mimeType: 'text/markdown', read: () => text };
    }),
  );
  const codes = { uri: 'cps://errors', title: 'All error codes with their remedies', mimeType: 'application/json' };
  return [...contracts, { ...codes, read: () => JSON.stringify(errors) }, ...guides];
}

let known: readonly Page[] | undefined;

export function addResources(server: McpServer): void {
  known ??= pages();
  for (const { uri, title, mimeType, read } of known) {
    server.registerResource(uri.slice('cps://'.length), uri, { title, mimeType }, () => ({
      contents: [{ uri, mimeType, text: read() }],
    }));
  }
}
