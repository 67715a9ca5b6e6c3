import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { countedAs } from './network.ts';

/** Whose connection it is. A home is often given a /56. */
export function homeOf(socket: Socket): string {
  return countedAs(socket.remoteAddress ?? '', 56);
}

/**
 * Hangs up on a network that holds its share of a server's connections, so that it cannot hold all of them. Not for a
 * server behind a proxy, which brings all of them.
 */
export function shareConnections(server: Server, mostOfOne: number): void {
  const held = new Map<string, number>();
  server.prependListener('connection', (socket: Socket) => {
    const network = homeOf(socket);
    const others = held.get(network) ?? 0;
    if (others >= mostOfOne) {
      socket.destroy();
      return;
    }
    held.set(network, others + 1);
    socket.once('close', () => {
      const left = (held.get(network) ?? 0) - 1;
      if (left > 0) held.set(network, left);
      else held.delete(network);
    });
  });
}
