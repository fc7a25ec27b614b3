import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface IdleConnections {
  /**
   * Records that a request of a client has arrived on a connection.
   * Returns a function that returns whether the connection was new although another connection was idle.
   * Call the returned function later, because a connection that the client has closed can at first still seem idle.
   * Parallel requests need several connections, so only the first request of several parallel requests counts.
   */
  begin: (socket: Socket, response: ServerResponse) => () => boolean;
}

export function watchIdle(): IdleConnections {
  const used = new Set<Socket>();
  const idle = new Set<Socket>();
  return {
    begin: (socket, response) => {
      const isNew = !used.has(socket);
      const others = idle.size === used.size ? [...idle] : [];
      if (isNew) {
        socket.once('close', () => {
          used.delete(socket);
          idle.delete(socket);
        });
      }
      used.add(socket);
      idle.delete(socket);
      response.once('finish', () => socket.destroyed || idle.add(socket));
      return () => isNew && others.some((other) => !other.destroyed && !other.readableEnded);
    },
  };
}
