import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** Rejects one address and can be told to misbehave. */
export class SmtpServer {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly received: string[] = [];
  readonly recipients: string[] = [];
  refuses: string | null = null;
  /** At whose name it hangs up. */
  hangsUpAt: string | null = null;
  /** About whose recipients it never answers. */
  thinksAbout: string | null = null;
  /** What it does with a message it has whole: never answers, hangs up, or answers when told. */
  misbehavior: 'stalls' | 'drops' | 'scans' | null = null;
  /** Whole messages, answered for or not. */
  readonly handedOver: string[] = [];
  readonly #scans: (() => void)[] = [];

  constructor() {
    this.#server = createServer((socket) => void this.#serve(socket));
  }

  static async start(port = 0): Promise<SmtpServer> {
    const smtp = new SmtpServer();
    smtp.#server.listen(port, '127.0.0.1');
    await once(smtp.#server, 'listening');
    return smtp;
  }

  get port(): number {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the mail server does not listen');
    return address.port;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async stop(): Promise<void> {
    if (!this.#server.listening) return;
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** Answers for the messages it scans. */
  endScans(): void {
    for (const end of this.#scans.splice(0)) end();
  }

  async #serve(socket: Socket): Promise<void> {
    this.#sockets.add(socket);
    const say = (line: string) => socket.write(`${line}\r\n`);
    let mail: string[] | null = null;
    say('220 ready');
    socket.on('error', () => {});
    for await (const line of createInterface(socket)) {
      if (this.hangsUpAt !== null && line.includes(`<${this.hangsUpAt}>`)) return void socket.destroy();
      if (mail === null) mail = this.#answer(line, say);
      else if (line === '.') {
        this.handedOver.push(mail.join('\n'));
        if (this.misbehavior === 'drops') return void socket.destroy();
        mail = this.#take(mail, say);
      }
      // A leading dot is doubled (RFC 5321, 4.5.2).
      else mail.push(line.replace(/^\./, ''));
    }
  }

  #answer(line: string, say: (line: string) => void): string[] | null {
    const recipient = /^RCPT TO:<(.*)>/i.exec(line)?.[1];
    if (this.thinksAbout !== null && recipient?.endsWith(`@${this.thinksAbout}`)) return null;
    if (recipient !== undefined && recipient === this.refuses) say(`550 ${recipient} is unknown here`);
    else if (/^QUIT/i.test(line)) say('221 bye');
    else if (/^DATA/i.test(line)) {
      say('354 go on');
      return [];
    } else {
      if (recipient !== undefined) this.recipients.push(recipient);
      say('250 ok');
    }
    return null;
  }

  #take(mail: string[], say: (line: string) => void): null {
    const take = () => {
      this.received.push(mail.join('\n'));
      say('250 taken');
    };
    if (this.misbehavior === 'scans') this.#scans.push(take);
    else if (this.misbehavior !== 'stalls') take();
    return null;
  }
}
