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
export function growthSummaryQuery({ child, me, measurements }: Known) {
  const query = queryOf(readGrowthSummary, { params: { childId: child.id } });
  const changedAt = measurements.map((measurement) => measurement.changedAt).toSorted();
  const of = [child.version, me.units, me.growthReference, changedAt.length, changedAt.at(-1)];
  return queryOptions({ ...query, queryKey: [...query.queryKey, of.join(' ')] });
}

/** What was sent with the page is said as long as nothing that it is said of has been loaded since. */
export function useGrowthSummary(known: Known) {
  const client = useQueryClient();
  const saidOf = [meQuery, childrenQuery, measurementsQuery(known.child.id)];
  const loadedAtMs = saidOf.flatMap(({ queryKey }) => client.getQueryState(queryKey)?.dataUpdatedAt ?? []);
  const isAsSent = new Set(loadedAtMs).size === 1;
  return useQuery({ ...growthSummaryQuery(known), ...(!isAsSent && { initialData: () => undefined }) });
}
