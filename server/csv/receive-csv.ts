import { AccountTurns } from '#server/limits/account-turns.ts';
import { inTime } from '#server/limits/in-time.ts';
import { Turns } from '#server/limits/turns.ts';
import { CsvRefused } from './csv-refused.ts';

// Per process, for memory.
const receiving = new Turns({ atOnce: 12, waiting: 40 });
const ofAccount = new AccountTurns({ atOnce: 2, waiting: 0 });

const tooSlow = () =>
  new CsvRefused('later', 'The file took too long to arrive. Try again, or split it into smaller files.');
const busy = () => new CsvRefused('later', 'Many files are being read right now. Try again in a moment.');
const tooMany = () => new CsvRefused('later', 'Two of your files are still uploading. Wait for one to finish.');

/**
 * Receives a few files at once, two per account.
 *
 * @param longestMs how long it may take to arrive, so that a slow sender does not block others
 * @throws CsvRefused `later`
 */
export function receiveCsv(
  upload: AsyncIterable<Uint8Array>,
  { accountId, longestMs = 60_000 }: { accountId: string; longestMs?: number },
): Promise<Buffer> {
  const receive = () => inTime(upload, longestMs, tooSlow);
  return ofAccount.run(accountId, () => receiving.run(receive, busy), tooMany);
}
