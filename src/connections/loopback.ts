import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

/** The options that Node gives to the sockets of an HTTP server. */
const options = { allowHalfOpen: true, noDelay: true };

/** On many machines the name `localhost` is also, or only, the IPv6 address. Some machines have no IPv6. */
export async function listenOnIpv6(server: Server, wanted: number): Promise<Server | undefined> {
  const { port } = server.address() as AddressInfo;
  const second = createServer(options, (socket) => server.emit('connection', socket));
  try {
    await once(second.listen({ port, host: '::1' }), 'listening');
    return second;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE' && wanted !== 0) throw error;
    return undefined;
  }
}
