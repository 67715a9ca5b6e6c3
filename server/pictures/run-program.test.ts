import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { runProgram } from './run-program.ts';

const env = { PATH: process.env['PATH'] };
const input = Buffer.from('words');

test('[CHILD-03] a program gets its input, and what it writes comes back with its exit code', async () => {
  const ended = await runProgram('sh', ['-c', 'tr a-z A-Z; exit 3'], { env, input, longestMs: 60_000 });

  expect({ ...ended, output: ended.output.toString() }).toEqual({ code: 3, signal: null, output: 'WORDS' });
});

test('[CHILD-03] a program that does not end is killed', async () => {
  const ended = await runProgram('sleep', ['600'], { env, input, longestMs: 20 });

  expect(ended).toMatchObject({ code: null, signal: 'SIGKILL' });
});

test('[CHILD-03] a program is not waited for whose output something else keeps open', async () => {
  const ended = await runProgram('sh', ['-c', 'sleep 30 & exit 0'], { env, input, longestMs: 20 });

  expect(ended).toMatchObject({ code: null, signal: null });
}, 20_000);

test('[CHILD-03] where no process can be started, that is an error, and the server goes on', async () => {
  const module = fileURLToPath(new URL('./run-program.ts', import.meta.url));
  // As many files as may be open are open.
  const script = `
    import { openSync } from 'node:fs';
    const { runProgram } = await import(${JSON.stringify(module)});
    try { for (;;) openSync('/dev/null'); } catch {}
    const outcome = runProgram('true', [], { env: {}, input: Buffer.alloc(0), longestMs: 60000 });
    await outcome.catch(({ code }) => process.stdout.write(String(code)));
    await new Promise((resolve) => setTimeout(resolve, 10));
    process.stdout.write(', still there');
  `;
  const limited = 'ulimit -n 64 && exec "$0" --input-type=module -e "$1"';

  const { stdout } = await promisify(execFile)('sh', ['-c', limited, process.execPath, script]);

  expect(stdout).toBe('EMFILE, still there');
});
