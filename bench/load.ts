import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Served } from './a-server.ts';
import { percentile } from './figures.ts';
import { cpuSeconds } from './process-tree.ts';

export type Load = {
  /** Answers per second of the server's CPU time, which excludes other programs. */
  readonly perCpuSecond: number;
  readonly p99Ms: number;
};

type Options = {
  readonly server: Served;
  /** The n-th request's path. */
  readonly path: (n: number) => string;
  /** Value of the Cookie header of the n-th request. */
  readonly cookie?: (n: number) => string;
  readonly callers: number;
  /** Milliseconds, or a promise to wait for. */
  readonly until: number | Promise<unknown>;
};

/**
 * Sends requests over keep-alive connections, each caller waiting for its answer.
 *
 * @throws Error when one is not answered with 200
 */
export async function load({ server, path, cookie, callers, until }: Options): Promise<Load> {
  const times: number[] = [];
  const { pid = 0 } = server.process;
  const cpuBefore = cpuSeconds(pid);
  const stretch = { isOver: false };
  const end = typeof until === 'number' ? sleep(until) : until;
  void end.finally(() => (stretch.isOver = true));
  let asked = 0;
  let failed = 0;
  const caller = async () => {
    const line = new Line(server.port);
    while (!stretch.isOver) {
      const n = asked++;
      const from = performance.now();
      const status = await line.get(path(n), cookie?.(n));
      times.push(performance.now() - from);
      if (status !== 200) failed += 1;
    }
    line.close();
  };
  const rest = stayAwake();
  await Promise.all(Array.from({ length: callers }, caller));
  rest();
  if (failed > 0) throw new Error(`${failed} of ${times.length} requests under load were not answered with 200`);
  const perCpuSecond = times.length / (cpuSeconds(pid) - cpuBefore);
  return { perCpuSecond, p99Ms: percentile(times, 0.99) };
}

/**
 * Keeps this process busy between answers: its wake-up time would count as the server's, most so for the slower of two
 * servers.
 */
function stayAwake(): () => void {
  let isOver = false;
  const turn = () => {
    if (!isOver) setImmediate(turn);
  };
  turn();
  return () => {
    isOver = true;
  };
}

/** A keep-alive connection with a minimal HTTP client, which costs little itself. */
export class Line {
  readonly #socket: Socket;
  #answered: ((status: number) => void) | null = null;
  #broken: ((error: Error) => void) | null = null;
  #head = '';
  #missing = -1;

  readonly #acceptEncoding: string;

  constructor(port: number, acceptEncoding = 'identity') {
    this.#acceptEncoding = acceptEncoding;
    this.#socket = connect(port, '127.0.0.1').setNoDelay(true);
    this.#socket.on('data', (chunk) => this.#read(chunk));
    this.#socket.on('error', (error) => this.#broken?.(error));
  }

  get(path: string, cookie: string | undefined): Promise<number> {
    const cookieLine = cookie === undefined ? '' : `Cookie: ${cookie}\r\n`;
    this.#socket.write(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${this.#acceptEncoding}\r\n${cookieLine}\r\n`,
    );
    return new Promise((answered, broken) => {
      this.#answered = answered;
      this.#broken = broken;
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    if (this.#missing < 0) {
      this.#head += chunk.toString('latin1');
      const end = this.#head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = /content-length: (\d+)/i.exec(this.#head);
      if (!length) {
        this.#broken?.(new Error('an answer came without its length'));
        return;
      }
      this.#missing = Number(length[1]) - (this.#head.length - end - 4);
    } else {
      this.#missing -= chunk.length;
    }
    if (this.#missing > 0) return;
    const status = Number(this.#head.slice(9, 12));
    this.#head = '';
    this.#missing = -1;
    this.#answered?.(status);
  }
}
