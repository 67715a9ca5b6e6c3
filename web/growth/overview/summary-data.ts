import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import type { Measurement } from '#contract/growth.ts';
import { readGrowthSummary } from '#contract/growth/summary.ts';
import { queryOf } from '#web/client/calls/queries.ts';

type Known = {
  readonly child: Pick<Child, 'id' | 'version'>;
  readonly me: Pick<Me, 'units' | 'growthReference'>;
  readonly measurements: readonly Pick<Measurement, 'changedAt'>[];
};

/** Asked again when anything changes that it is said of. */
export function growthSummaryQuery({ child, me, measurements }: Known) {
  const query = queryOf(readGrowthSummary, { params: { childId: child.id } });
  const changedAt = measurements.map((measurement) => measurement.changedAt).toSorted();
  const of = [child.version, me.units, me.growthReference, changedAt.length, changedAt.at(-1)];
  return queryOptions({ ...query, queryKey: [...query.queryKey, of.join(' ')] });
}

export const useGrowthSummary = (known: Known) => useQuery(growthSummaryQuery(known));
