import { useQuery } from '@tanstack/react-query';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import { isBornEarly } from '#domain/children/gestation.ts';
import { FIRST_DAY_OF_HEIGHT } from '#domain/growth/length.ts';
import { referencePlan, type References } from '#domain/growth/reference-plan.ts';
import type { GrowthReference, ReferencePlan } from '#domain/growth/reference.ts';
import { who2006ToTwoYears } from '#domain/growth/who-2006-client-data.ts';
import { ageDays } from '#domain/time/age.ts';
import type { Day } from '#domain/time/day.ts';
import { CallFailed } from '#web/client/call.ts';

/** What is loaded beside WHO's standards to 24 months, where a child needs it. */
type Loaded = { readonly references: References | null; readonly early: GrowthReference | null };
type Needs = { readonly isOlder: boolean; readonly isPreterm: boolean };

/** Where loaded references lie in the query cache. */
export function referencesKey(needs: Needs) {
  return ['growth-references', needs] as const;
}

const nothing: Loaded = { references: null, early: null };

/** The plan of a child under 24 months, for which nothing has to be loaded. */
const YOUNG_PLAN: ReferencePlan = [who2006ToTwoYears];

/**
 * Which references a child is judged by. Those from 24 months, and that for before the due date, are loaded where they
 * are needed; the plan is undefined until they are there.
 */
export function useReferencePlan(child: Child, today: Day, { growthReference: choice }: Pick<Me, 'growthReference'>) {
  const needs: Needs = {
    isOlder: ageDays(child.bornOn, today) >= FIRST_DAY_OF_HEIGHT,
    isPreterm: hasIntergrowth() && isBornEarly(child.gestationDays),
  };
  const { data, ...query } = useQuery<Loaded, CallFailed>({
    queryKey: referencesKey(needs),
    queryFn: () => load(needs),
    staleTime: Infinity,
    ...(!needs.isOlder && !needs.isPreterm && { initialData: nothing }),
  });
  const later = data?.references ? referencePlan(data.references, choice) : YOUNG_PLAN;
  return { ...query, plan: data && (data.early ? [data.early, ...later] : later) };
}

/** @throws CallFailed when a file does not come */
async function load({ isOlder, isPreterm }: Needs): Promise<Loaded> {
  try {
    const [older, early] = await Promise.all([
      isOlder ? import('#domain/growth/references-client-data.ts') : null,
      isPreterm ? import('#domain/growth/intergrowth.ts') : null,
    ]);
    return { references: older?.references ?? null, early: early?.intergrowthBeforeTerm ?? null };
  } catch {
    throw new CallFailed('offline');
  }
}

/** Whether the operator of this server may show the INTERGROWTH-21st standards. */
function hasIntergrowth(): boolean {
  return 'document' in globalThis && document.documentElement.dataset['intergrowth'] === 'on';
}
