/**
 * Mutation testing: changes the code one spot at a time and lists the mutants that no test kills.
 *
 *     npm run mutate -- domain/vaccines/evaluate domain/vaccines/forecast
 *
 * An equivalent mutant is explained in its room's page, `docs/vaccines.md`, in a table `file | code | becomes | why`.
 * The
 * last line is `N killed, N explained, N survived`; the exit code is 0 only when none survived and every explanation is
 * needed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { explanationsOf, partedBy, type Parted } from './mutate/explained.ts';
import { runMutants } from './mutate/mutation-run.ts';

const CANNOT_RUN = 2;

/** @returns the exit code */
export async function mutate(
  root: string,
  paths: readonly string[],
  say: (line: string) => void = console.log,
): Promise<number> {
  const { mutants, survivors, endless } = await runMutants(root, paths, say);
  const explanations = paths.flatMap((path) => explanationsOf(pageOf(root, path), path));
  const parted = partedBy(explanations, survivors);
  for (const line of listOf(parted)) say(line);
  const killed = mutants.length - survivors.length;
  if (endless.length > 0) say(`no end to a test by: ${endless.map(({ file, line }) => `${file}:${line}`).join(', ')}`);
  say(`${killed} killed, ${parted.explained.length} explained, ${parted.survived.length} survived`);
  return parted.survived.length + parted.idle.length === 0 ? 0 : 1;
}

function pageOf(root: string, path: string): string {
  const [, room = ''] = path.split('/');
  const page = join(root, 'docs', `${room}.md`);
  return existsSync(page) ? readFileSync(page, 'utf8') : '';
}

function listOf({ survived, idle }: Parted): string[] {
  return [
    ...survived.flatMap(({ file, line, code, becomes }) => [`${file}:${line}`, `  - ${code}`, `  + ${becomes}`]),
    ...idle.flatMap(({ file, code, becomes }) => [
      `${file}: explained, but no such mutant survived`,
      `  - ${code}`,
      `  + ${becomes}`,
    ]),
  ];
}

async function main(paths: readonly string[]): Promise<number> {
  if (paths.length === 0) {
    console.error('usage: npm run mutate -- domain/ROOM…');
    return CANNOT_RUN;
  }
  try {
    const whole = paths.map((path) => path.replace(/\/$/, ''));
    return await mutate(join(import.meta.dirname, '..'), whole);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return CANNOT_RUN;
  }
}

if (import.meta.main) {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(CANNOT_RUN));
  process.exitCode = await main(argv.slice(2));
}
