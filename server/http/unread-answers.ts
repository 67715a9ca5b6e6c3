import type { ServerResponse } from 'node:http';

type Most = { readonly bytesOfOneNetwork: number; readonly bytes: number };

/** Answers that their readers have not taken yet, oldest first. Until then they stay in memory. */
export class UnreadAnswers {
  readonly #networks = new Map<ServerResponse, string>();
  readonly #most: Most;

  constructor(most: Most) {
    this.#most = most;
  }

  /** An answer that was just written. Where too much waits to be read, older ones are cut off with their connections. */
  add(answer: ServerResponse, network: string): void {
    if (answer.writableLength === 0 || answer.destroyed) return;
    this.#networks.set(answer, network);
    answer.once('close', () => this.#networks.delete(answer));
    this.#cutOff((other) => other === network, this.#most.bytesOfOneNetwork);
    this.#cutOff(() => true, this.#most.bytes);
  }

  #cutOff(isMeant: (network: string) => boolean, most: number): void {
    const answers = [...this.#networks].filter(([, network]) => isMeant(network)).map(([answer]) => answer);
    let bytes = answers.reduce((sum, { writableLength }) => sum + writableLength, 0);
    for (const answer of answers.slice(0, -1)) {
      if (bytes <= most) return;
      bytes -= answer.writableLength;
      this.#networks.delete(answer);
      answer.req.socket.resetAndDestroy();
    }
  }
}
