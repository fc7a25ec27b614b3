import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildReference, referencePath } from './docs/build-reference.ts';
import { presentInterfaces } from './redocly/interfaces.ts';

/** Builds the offline reference of every contract into `site/reference/`: `node scripts/docs.ts`. */
const project = fileURLToPath(new URL('..', import.meta.url));
for (const name of presentInterfaces(project, (sentence) => console.log(sentence))) {
  await buildReference(project, name, join(project, referencePath(name)));
  console.log(`${referencePath(name)} is built`);
}
