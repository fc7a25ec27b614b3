import type { AddressInfo } from 'node:net';
import { createPlatform } from './server.ts';

const server = createPlatform().listen(Number(process.env['PORT'] ?? 8080), '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
