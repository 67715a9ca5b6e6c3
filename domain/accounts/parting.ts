import { mayInherit, type Standing } from '#domain/sharing/rights.ts';

export const partings = ['passes', 'deleted', 'stays'] as const;

export type Tie = Standing & {
  readonly userId: string;
  /** ISO 8601 in UTC. */
  readonly joinedAt: string;
  readonly isClosed: boolean;
};

export type Parting<T extends Tie> =
  | { readonly what: 'passes'; readonly to: T }
  | { readonly what: 'deleted' }
  | { readonly what: 'stays' };

/**
 * When the primary parent's account is deleted, the child passes to the first-joined parent who may inherit it, those
 * with
 * closed accounts last; without one it is deleted.
 *
 * @param ties of all parents of the child
 */
export function partingOf<T extends Tie>(ties: readonly T[], leavingId: string): Parting<T> {
  const isPrimary = ties.some(({ userId, isPrimary: is }) => is && userId === leavingId);
  if (!isPrimary) return { what: 'stays' };
  const [heir] = ties.filter((tie) => tie.userId !== leavingId && mayInherit(tie)).toSorted(byTurn);
  return heir ? { what: 'passes', to: heir } : { what: 'deleted' };
}

function byTurn(a: Tie, b: Tie): number {
  if (a.isClosed !== b.isClosed) return a.isClosed ? 1 : -1;
  return compared(a.joinedAt, b.joinedAt) || compared(a.userId, b.userId);
}

function compared(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
