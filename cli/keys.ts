import type { Command } from 'commander';

export function registerKeys(program: Command): void {
  const keys = program.command('keys').description('create keys to sign evidence');
  keys
    .command('create')
    .description('create an Ed25519 key pair: the private key signs, the public key verifies')
    .option('--out <folder>', 'the folder for the files', '.')
    .option('--name <name>', 'the prefix of the two file names', 'cps')
    .addHelpText('after', '\nExample:\n  $ cps keys create --out keys')
    .action(create);
}

async function create({ out, name }: { out: string; name: string }): Promise<void> {
  const { createKeys } = await import('../reporting/evidence/keys.ts');
  const { privateKey, publicKey, keyId } = await createKeys(out, name);
  console.log(`private  ${privateKey}  (keep this key secret)`);
  console.log(`public   ${publicKey}  (publish this key)`);
  console.log(`key id   ${keyId}`);
}
