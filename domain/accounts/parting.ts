import { mayInherit, type Standing } from '#domain/sharing/rights.ts';

/** What may become of a child when the account of one of its parents is deleted. */
export const partings = ['passes', 'deleted', 'stays'] as const;

/** A parent's tie to a child. */
export type Tie = Standing & {
  readonly userId: string;
  /** ISO 8601 in UTC. */
  readonly joinedAt: string;
  /** The account is closed and waits to be erased. */
  readonly isClosed: boolean;
};

/** What becomes of a child: it passes to another parent, is deleted, or stays with the parents it has. */
export type Parting<T extends Tie> =
  | { readonly what: 'passes'; readonly to: T }
  | { readonly what: 'deleted' }
  | { readonly what: 'stays' };

/**
 * What becomes of a child when the account of one of its parents is deleted. Only a primary parent's account moves it:
 * to the co-parent with the right to edit who joined first, never to a viewer. Whoever is about to go, too, comes last.
 *
 * @param ties      of all parents of the child
 * @param leavingId the account that is deleted
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
