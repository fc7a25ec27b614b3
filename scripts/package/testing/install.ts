import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { Installation } from './installed-package.ts';
import { installTarball, packInto } from './npm.ts';

/** Packs and installs the package once, for all tests that use the package. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'cps-package-'));
  const result = installIn(folder).catch(({ message }: Error): Installation => ({ error: message }));
  const server = createServer(async (socket) => socket.end(JSON.stringify(await result))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  provide('portOfInstallation', (server.address() as AddressInfo).port);
  return async () => {
    server.close();
    await result;
    rmSync(folder, { recursive: true, force: true });
  };
}

async function installIn(folder: string): Promise<Installation> {
  const tarball = await packInto(join(folder, 'packed'));
  const installed = join(folder, 'installed');
  await installTarball(tarball, installed);
  return { tarball, installed };
}
