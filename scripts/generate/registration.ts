import { existsSync } from 'node:fs';
import { root } from './files.ts';
import { type Contract, findOperations } from './model.ts';

const path = `${root}src/sandbox/generated/operations.ts`;

/** The module that imports all stateful operations: those with a file `src/<interface>/<operationId>.ts`. */
export function registration(contracts: readonly Contract[]): [string, string][] {
  const found = findOperations(contracts)
    .map(({ contract, operation }) => ({
      id: operation.operationId,
      file: `${contract.name}/${operation.operationId}.ts`,
    }))
    .filter(({ file }) => existsSync(`${root}src/${file}`))
    .sort((left, right) => (left.file < right.file ? -1 : 1));
  const text = `// Made by "npm run generate" from the files in src/admin and src/documents that are named by an operationId. Do not edit.
${found.map(({ id, file }) => `import { ${id} } from '../../${file}';`).join('\n')}
import type { StatefulOperations } from '../../operation/operation.ts';

/** The stateful operations. Prism answers all other operations of the two interfaces from the contract. */
export const statefulOperations: StatefulOperations = {
${found.map(({ id }) => `  ${id},`).join('\n')}
};
`;
  return [[path, text]];
}
