import type { Command } from 'commander';
import { addCommand } from './add-command.ts';

export function registerKeys(program: Command): void {
  addCommand(program, 'keys create', create);
}

async function create({ out, name }: { out: string; name: string }): Promise<void> {
  const { createKeys } = await import('../reporting/evidence/keys.ts');
  const { privateKey, publicKey, keyId } = await createKeys(out, name);
  console.log(`private  ${privateKey}  (keep this key secret)`);
  console.log(`public   ${publicKey}  (publish this key)`);
  console.log(`key id   ${keyId}`);
}
