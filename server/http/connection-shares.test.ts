import { createServer, type Server } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { shareConnections } from './connection-shares.ts';

test('[ASVS-2.4.1] a network holds its share of connections and no more, and others still get in', () => {
  const server = aSharedServer(2);

  expect(isIn(server, '203.0.113.7', '203.0.113.7', '::ffff:203.0.113.7')).toEqual([true, true, false]);
  expect(isIn(server, '203.0.113.8')).toEqual([true]);
});

test('[ASVS-2.4.1] all addresses of a home share one share, however many networks it has', () => {
  const server = aSharedServer(2);

  expect(isIn(server, '2001:db8:1:200::1', '2001:db8:1:2ff::1', '2001:db8:1:201::1')).toEqual([true, true, false]);
  expect(isIn(server, '2001:db8:1:300::1')).toEqual([true]);
});

test('[ASVS-2.4.1] a connection that ends makes room for another one', async () => {
  const server = aSharedServer(1);
  const [first, second] = [aConnection(server, '203.0.113.7'), aConnection(server, '203.0.113.7')];
  expect([first.destroyed, second.destroyed]).toEqual([false, true]);

  const ended = new Promise((resolve) => first.once('close', resolve));
  first.destroy();
  await ended;

  expect(isIn(server, '203.0.113.7', '203.0.113.7')).toEqual([true, false]);
});

function aSharedServer(mostOfOne: number): Server {
  const server = createServer();
  shareConnections(server, mostOfOne);
  return server;
}

function isIn(server: Server, ...addresses: readonly string[]): boolean[] {
  return addresses.map((address) => !aConnection(server, address).destroyed);
}

function aConnection(server: Server, remoteAddress: string): Socket {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
  server.emit('connection', socket);
  return socket;
}
