import { globSync } from 'node:fs';
import { root } from './files.ts';
import { type Contract, findOperations } from './model.ts';

const path = `${root}src/sandbox/generated/operations.ts`;

export function registration(contracts: readonly Contract[]): [string, string][] {
  const found = findOperations(contracts)
    .flatMap(({ contract, operation: { operationId: id } }) =>
      globSync(`${contract.name}/*/${id}.ts`, { cwd: `${root}src` }).map((file) => ({ id, file })),
    )
    .sort((left, right) => (left.file < right.file ? -1 : 1));
  const text = `// Made by "npm run generate" from the API operations in src/admin and src/documents. Do not edit.
${found.map(({ id, file }) => `import { ${id} } from '../../${file}';`).join('\n')}
import type { StatefulOperations } from '../../operation/operation.ts';

/** The operations that the sandbox implements itself. Prism creates the responses of all other operations. */
export const statefulOperations: StatefulOperations = {
${found.map(({ id }) => `  ${id},`).join('\n')}
};
`;
  return [[path, text]];
}
