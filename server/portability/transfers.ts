import * as z from 'zod/mini';
import { Moved, type Transfer } from '#contract/accounts/transfers.ts';
import type { StoredTransfer } from './queries.ts';

/** How long an export can be downloaded, and the outcome of an import is shown. */
export const keptMs = 7 * 24 * 60 * 60_000;

/** Of the jobs that export and import. */
export const Payload = z.object({ transferId: z.string() });

const Result = z.union([z.object({ moved: Moved }), z.object({ refusal: z.string() })]);
export type Result = z.infer<typeof Result>;

export function transferOrNull(row: StoredTransfer | undefined): Transfer | null {
  return row ? toTransfer(row) : null;
}

export function toTransfer(row: StoredTransfer): Transfer {
  const result = row.result === null ? null : Result.parse(JSON.parse(row.result));
  return {
    id: row.id,
    status: row.status,
    done: row.done,
    total: row.total,
    bytes: row.bytes,
    moved: result && 'moved' in result ? result.moved : null,
    refusal: result && 'refusal' in result ? result.refusal : null,
    madeAt: row.made_at,
    endedAt: row.ended_at,
    expiresAt: row.expires_at,
  };
}

export type ReportProgress = (state: { readonly done: number; readonly total: number | null }) => Promise<void>;

/** The server is stopping. The job starts over later. */
export class Interrupted extends Error {}

export class Tally {
  children = 0;
  pictures = 0;
  readonly leftOut: string[];
  readonly #entries = new Map<string, number>();

  constructor(leftOut: readonly string[] = []) {
    this.leftOut = [...leftOut];
  }

  count(entry: string, count: number): void {
    this.#entries.set(entry, (this.#entries.get(entry) ?? 0) + count);
  }

  said(): Moved {
    const entries = [...this.#entries].map(([entry, count]) => ({ entry, count }));
    return { children: this.children, entries, pictures: this.pictures, leftOut: this.leftOut };
  }
}

/** Not at every step, because each report is a write. */
export class Progress {
  readonly #report: ReportProgress;
  readonly #total: number;
  #done = 0;
  #saidAt = 0;

  constructor(total: number, report: ReportProgress) {
    this.#total = total;
    this.#report = report;
  }

  async step(): Promise<void> {
    this.#done += 1;
    if (performance.now() - this.#saidAt < 250) return;
    this.#saidAt = performance.now();
    await this.#report({ done: this.#done, total: this.#total });
  }
}
