import { fileURLToPath } from 'node:url';

/** Absolute path of the project's root folder, with a trailing slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

export const generated = `${root}src/contract/generated`;

export const banner = '// Made from openapi/ by "npm run generate". Do not edit.\n';

/** Returns the source of a TypeScript module that exports one constant. */
export function constantModule(name: string, value: unknown, docs: string): string {
  return `${banner}\n/** ${docs} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
}
