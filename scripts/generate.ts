// Makes everything that follows from openapi/: bundles, types, validators, tables. With --check it writes nothing and
// fails when what lies on the disk is not what the contract says.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { bundleContracts, bundleFiles, claimsFile } from './generate/bundle.ts';
import { canonicalFiles } from './generate/canonical.ts';
import { enumTable } from './generate/enums.ts';
import { errorTable } from './generate/errors.ts';
import { root } from './generate/files.ts';
import { operationTable } from './generate/operations.ts';
import { withoutOwnChecks } from './generate/own-checks.ts';
import { postmanCollections } from './generate/postman.ts';
import { registration } from './generate/registration.ts';
import { secretNames } from './generate/secret-names.ts';
import { stateTable } from './generate/states.ts';
import { typeFiles } from './generate/types.ts';
import { requestValidators, responseValidators } from './generate/validators.ts';
import { preparedWorlds } from './generate/worlds.ts';

const files = await generate().catch((error: Error) => {
  console.error(`The contract cannot be made into code: ${error.message}`);
  process.exit(2);
});

async function generate(): Promise<Map<string, string>> {
  const published = await bundleContracts();
  const contracts = withoutOwnChecks(published);
  return new Map([
    ...bundleFiles(published),
    ...(await claimsFile()),
    ...(await typeFiles(contracts)),
    ...requestValidators(contracts),
    ...responseValidators(contracts),
    ...operationTable(contracts),
    ...registration(contracts),
    ...stateTable(contracts),
    ...enumTable(contracts),
    ...canonicalFiles(contracts),
    ...(await errorTable()),
    ...(await secretNames()),
    ...(await postmanCollections(contracts)),
    ...(await preparedWorlds()),
  ]);
}

const stale: string[] = [];
for (const [path, text] of files) {
  const present = await readFile(path, 'utf8').catch(() => undefined);
  if (present !== text) stale.push(path);
}

if (process.argv.includes('--check')) {
  for (const path of stale) console.error(`${relative(root, path)} is not what openapi/ says: run "npm run generate"`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const path of stale) {
    await mkdir(dirname(path), { recursive: true });
    await rm(path, { force: true });
    await writeFile(path, files.get(path) ?? '');
    console.log(`wrote ${relative(root, path)}`);
  }
}
