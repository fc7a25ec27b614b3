import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface IdleConnections {
  /**
   * Called when a request of the graded client arrives.
   * Returns a function that returns whether the client opened a new connection and ignored an idle connection.
   * The result is reliable only after a short wait, because a closing connection may still seem idle.
   * If other requests are in progress, a new connection is correct, because each request needs its own connection.
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
