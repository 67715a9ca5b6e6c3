import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Order } from './racer.ts';

/** One order at a time. */
export type RacingProcess = {
  /** @throws Error when the process ends instead */
  readonly ask: (order: Order) => Promise<unknown>;
};

/** Most of what a race costs is the start of its processes, so those of one race wait for the next. */
const idle: RacingProcess[] = [];

export function takeProcesses(count: number): readonly RacingProcess[] {
  const taken = idle.splice(0, count);
  return [...taken, ...Array.from({ length: count - taken.length }, startProcess)];
}

/** After their last order was answered without an error. */
export function giveBack(processes: readonly RacingProcess[]): void {
  idle.push(...processes);
}

/** Ends when this process does. */
function startProcess(): RacingProcess {
  const script = fileURLToPath(new URL('./racer.ts', import.meta.url));
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface(child.stdout)[Symbol.asyncIterator]();
  return {
    ask: async (order) => {
      child.stdin.write(`${JSON.stringify(order)}\n`);
      const { value, done } = await answers.next();
      if (done) throw new Error('a racing process ended');
      return JSON.parse(value);
    },
  };
}
