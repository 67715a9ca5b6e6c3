import type { Op } from './delta-file.ts';
import type { Refuse } from './delta-items.ts';
import type { ConflictData, Cvx } from '../../supporting-data.ts';

type Pairs = ConflictData['after'];

export function withConflictEnd(
  conflicts: readonly ConflictData[],
  { cvxAny, except, was, now }: Op<'conflict-end'>,
  refuse: Refuse,
): readonly ConflictData[] {
  const isMeant = (earlier: Cvx, later: Cvx) =>
    (cvxAny.includes(earlier) || cvxAny.includes(later)) && !except.includes(earlier) && !except.includes(later);
  const unchanged: ConflictData[] = [];
  const moved: ConflictData[] = [];
  for (const conflict of conflicts) {
    const meant = conflict.end === was ? pairsOf(conflict, isMeant) : {};
    const others = conflict.end === was ? pairsOf(conflict, (...pair) => !isMeant(...pair)) : conflict.after;
    if (Object.keys(others).length > 0) unchanged.push({ ...conflict, after: others });
    if (Object.keys(meant).length > 0) moved.push({ ...conflict, end: now, after: meant });
  }
  if (moved.length === 0 || was === now) refuse(`no pair of ${cvxAny.join(', ')} ends after '${was}' and not '${now}'`);
  return [...unchanged, ...moved];
}

function pairsOf({ after }: ConflictData, isMeant: (earlier: Cvx, later: Cvx) => boolean): Pairs {
  const pairs: Record<Cvx, readonly Cvx[]> = {};
  for (const [earlier, laters] of Object.entries(after)) {
    const meant = laters.filter((later) => isMeant(earlier, later));
    if (meant.length > 0) pairs[earlier] = meant;
  }
  return pairs;
}
