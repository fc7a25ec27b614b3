import type { Command } from 'commander';

/** `cps keys create`: creates a key pair to sign evidence. */
export function registerKeys(program: Command): void {
  const keys = program.command('keys').description('keys that sign the evidence of a run');
  keys
    .command('create')
    .description('make an Ed25519 pair: the private half signs, the public half is for whoever verifies')
    .option('--out <folder>', 'the folder to write it to', '.')
    .option('--name <name>', 'how the two files begin', 'cps')
    .addHelpText('after', '\nExample:\n  $ cps keys create --out keys')
    .action(create);
}

async function create({ out, name }: { out: string; name: string }): Promise<void> {
  const { createKeys } = await import('../evidence/keys.ts');
  const { privateKey, publicKey, keyId } = await createKeys(out, name);
  console.log(`private  ${privateKey}  (keep it to yourself)`);
  console.log(`public   ${publicKey}  (hand it out)`);
  console.log(`key id   ${keyId}`);
}
