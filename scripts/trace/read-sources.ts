import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldsOf } from '../redocly/nodes.ts';
import { readClaims } from '../redocly/registers.ts';
import type { Sources } from './trace.ts';

export function readSources(project: string): Sources {
  const bundle = (name: string) =>
    fieldsOf(JSON.parse(readFileSync(join(project, 'dist/openapi', `${name}.json`), 'utf8')));
  return {
    claims: readClaims(join(project, 'openapi')),
    bundles: { admin: bundle('admin'), documents: bundle('documents') },
  };
}
