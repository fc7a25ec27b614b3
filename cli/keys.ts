import { createKeys } from '../reporting/evidence/keys.ts';

export async function createKeyPair({ out, name }: { out: string; name: string }): Promise<void> {
  const { privateKey, publicKey, keyId } = await createKeys(out, name);
  console.log(`private  ${privateKey}  (keep this key secret)`);
  console.log(`public   ${publicKey}  (publish this key)`);
  console.log(`key id   ${keyId}`);
}
