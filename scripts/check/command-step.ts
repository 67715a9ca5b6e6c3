import { run } from './command.ts';
import type { Step } from './step.ts';

/** @param command program and arguments, separated by single spaces */
export function commandStep(name: string, command: string): Step {
  return {
    name,
    async run() {
      const [program = '', ...args] = command.split(' ');
      const { succeeded, output } = await run(program, args);
      return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, output };
    },
  };
}
