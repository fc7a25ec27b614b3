import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export const generated = `${root}src/contract/generated`;

export const banner = '// Made from openapi/ by "npm run generate". Do not edit.\n';

export function constantModule(name: string, value: unknown, docs: string): string {
  return `${banner}\n/** ${docs} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
}
