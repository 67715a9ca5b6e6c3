import { onTestFinished } from 'vitest';
import { aRunningServer, type RunningServer } from './running-server.ts';

/** As `aRunningServer`, and ended with the test: the test runner would wait for one that a failed test has left. */
export async function aServerOfTest(...place: Parameters<typeof aRunningServer>): Promise<RunningServer> {
  const server = await aRunningServer(...place);
  onTestFinished(server.kill);
  return server;
}
