import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const INTERFACES = ['admin', 'documents', 'sandbox'] as const;

export type Interface = (typeof INTERFACES)[number];

export function presentInterfaces(project: string, say: (sentence: string) => void): Interface[] {
  return INTERFACES.filter((name) => {
    const root = join('openapi', name, 'openapi.yaml');
    const present = existsSync(join(project, root));
    if (!present) say(`The contract ${name} is left out: ${root} is not there.`);
    return present;
  });
}
