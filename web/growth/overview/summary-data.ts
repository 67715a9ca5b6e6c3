import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import type { Measurement } from '#contract/growth.ts';
import { readGrowthSummary } from '#contract/growth/summary.ts';
import { meQuery } from '#web/accounts/data.ts';
import { childrenQuery } from '#web/children/data.ts';
import { queryOf } from '#web/client/calls/queries.ts';
import { measurementsQuery } from '../data.ts';

type Known = {
  readonly child: Pick<Child, 'id' | 'version'>;
  readonly me: Pick<Me, 'units' | 'growthReference'>;
  readonly measurements: readonly Pick<Measurement, 'changedAt'>[];
};

/** Asked again when anything changes that it is said of; a new day or time zone asks for everything of a child again. */
export function growthSummaryQuery({ child, me, measurements }: Known, holds?: (sentAtMs: number) => boolean) {
  const query = queryOf(readGrowthSummary, { params: { childId: child.id } }, holds && { holds });
  const changedAt = measurements.map((measurement) => measurement.changedAt).toSorted();
  const of = [child.version, me.units, me.growthReference, changedAt.length, changedAt.at(-1)];
  return queryOptions({ ...query, queryKey: [...query.queryKey, of.join(' ')] });
}

/** What was sent with the page is said as long as nothing has been loaded since that it is said of. */
export function useGrowthSummary(known: Known) {
  const client = useQueryClient();
  const loaded = [meQuery, childrenQuery, measurementsQuery(known.child.id)].map(({ queryKey }) =>
    client.getQueryState(queryKey),
  );
  const holds = (sentAtMs: number) => loaded.every((state) => !state || state.dataUpdatedAt === sentAtMs);
  return useQuery(growthSummaryQuery(known, holds));
}
