import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

const isWindows = process.platform === 'win32';

export type Ended = { readonly succeeded: boolean; readonly output: string };

/**
 * Runs a program from node_modules/.bin or the PATH, without standard input, until it exits.
 *
 * @param env added to this process's environment
 */
export function run(program: string, args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(program, isWindows ? args.map((arg) => `"${arg}"`) : args, {
      cwd: root,
      env: { ...plainEnvironment(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // On Windows, package programs are .cmd files, which need a shell.
      shell: isWindows,
    });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ succeeded: false, output: `${program}: ${error.message}` }));
    child.on('close', (code) => resolve({ succeeded: code === 0, output: output.trim() }));
  });
}

function plainEnvironment(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, ...env } = process.env;
  const programs = join(root, 'node_modules', '.bin');
  // Tests start hundreds of processes; compiled code halves the time each needs to load.
  const NODE_COMPILE_CACHE = join(tmpdir(), 'node-compile-cache');
  return { ...env, NO_COLOR: '1', NODE_COMPILE_CACHE, PATH: `${programs}${delimiter}${env.PATH ?? ''}` };
}
