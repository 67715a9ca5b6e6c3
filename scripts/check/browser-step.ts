import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { run } from './command.ts';
import type { Outcome, Step } from './step.ts';

const Report = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

export const browserStep: Step = {
  name: 'browser journeys',
  async run() {
    const file = join(tmpdir(), `fernling-journeys-${process.pid}.json`);
    const { succeeded, output } = await run('playwright', ['test', '--reporter=list,json'], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    });
    const stats = await readStats(file);
    return stats ? browserOutcome(stats, succeeded, output) : { passed: 0, failed: 1, output };
  },
};

export async function countJourneys(): Promise<number> {
  const { output } = await run('playwright', ['test', '--list']);
  return Number(/Total: (\d+) test/.exec(output)?.[1] ?? 0);
}

type Stats = z.infer<typeof Report>['stats'];

export function browserOutcome(
  { expected, unexpected, flaky, skipped }: Stats,
  succeeded: boolean,
  output: string,
): Outcome {
  const failed = succeeded ? unexpected : Math.max(1, unexpected);
  const outcome = { passed: expected + flaky, failed, flaky, output };
  return skipped > 0 ? { ...outcome, notRun: { tests: skipped, why: 'skipped by their files' } } : outcome;
}

async function readStats(file: string): Promise<Stats | undefined> {
  try {
    return Report.parse(JSON.parse(await readFile(file, 'utf8'))).stats;
  } catch {
    return undefined;
  } finally {
    await rm(file, { force: true });
  }
}
