// Generates all files that depend on `openapi/`: bundles, types, validators and tables.
// With --check, the script changes no files. It fails if a generated file is out of date.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import {
  bundleContracts,
  bundleFiles,
  claimsFile,
  decisionsFile,
  journeyBundles,
  withoutOwnChecks,
} from './generate/bundle.ts';
import { canonicalFiles } from './generate/canonical.ts';
import { clientBundles } from './generate/client-bundles.ts';
import { faultTable, readFaults } from './generate/faults.ts';
import { root } from './generate/files.ts';
import { operationTableFile } from './generate/operations.ts';
import { postmanCollections } from './generate/postman.ts';
import {
  consoleGrade,
  enumTable,
  errorTable,
  limitTable,
  registration,
  schemaTypeFiles,
  secretNames,
  stateTable,
  typeFiles,
} from './generate/tables.ts';
import { requestValidators, responseValidators, rowValidatorFiles } from './generate/validators.ts';

const isCheck = process.argv.includes('--check');

await bringUpToDate(
  await generate().catch((error: Error) => {
    console.error(`The code cannot be generated from the contract: ${error.message}`);
    process.exit(2);
  }),
);
// The imported module loads files that this script generates, so the import comes last.
const { preparedWorlds, preparedLeaves } = await import('./generate/leaves.ts');
const { consoleStates } = await import('./generate/state-diagrams.ts');
const last = [await preparedWorlds(), preparedLeaves(), await consoleGrade(), await consoleStates()];
await bringUpToDate(new Map(last.flatMap((files) => [...files])));

async function generate(): Promise<Map<string, string>> {
  const published = await bundleContracts();
  const contracts = withoutOwnChecks(published);
  return new Map([
    ...bundleFiles(published),
    ...clientBundles(published),
    ...journeyBundles(published),
    ...(await claimsFile()),
    ...(await decisionsFile()),
    ...(await typeFiles(contracts)),
    ...(await schemaTypeFiles(contracts)),
    ...requestValidators(contracts),
    ...responseValidators(contracts),
    ...(await rowValidatorFiles(contracts)),
    ...operationTableFile(contracts),
    ...registration(contracts),
    ...faultTable(await readFaults(contracts)),
    ...stateTable(contracts),
    ...enumTable(contracts),
    ...limitTable(published),
    ...canonicalFiles(contracts),
    ...(await errorTable()),
    ...(await secretNames()),
    ...(await postmanCollections(contracts)),
  ]);
}

async function bringUpToDate(files: ReadonlyMap<string, string>): Promise<void> {
  for (const [path, text] of files) {
    const present = await readFile(path, 'utf8').catch(() => undefined);
    if (present === text) continue;
    if (isCheck) {
      console.error(`${relative(root, path)} does not match openapi/: run "npm run generate"`);
      process.exitCode = 1;
    } else {
      await mkdir(dirname(path), { recursive: true });
      await rm(path, { force: true });
      await writeFile(path, text);
      console.log(`wrote ${relative(root, path)}`);
    }
  }
}
