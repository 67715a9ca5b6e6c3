import { inTime } from '#server/http/in-time.ts';
import { Turns } from '#server/http/turns.ts';
import { CsvRefused } from './csv-refused.ts';

// Memory belongs to the machine, and so does this limit: every house in the process shares it.
const receiving = new Turns({ atOnce: 12, waiting: 40 });

const tooSlow = () =>
  new CsvRefused('later', 'The file took too long to arrive. Try again, or split it into smaller files.');
const busy = () => new CsvRefused('later', 'Many files are being read right now. Try again in a moment.');

/**
 * Receives a CSV file, as one of a few at once.
 *
 * @param longestMs how long it may take to arrive, so that a slow sender keeps nobody else waiting
 * @throws CsvRefused `later`
 */
export function receiveCsv(upload: AsyncIterable<Uint8Array>, longestMs = 60_000): Promise<Buffer> {
  return receiving.run(() => inTime(upload, longestMs, tooSlow), busy);
}
