import { growthChart } from '#domain/growth/chart/chart.ts';
import { assess, type GrowingChild, type MeasuredValues } from '#domain/growth/score/assess.ts';
import { referencePlan, type ReferenceChoice } from '#domain/growth/references/reference-plan.ts';
import { references } from '#domain/growth/references/references-client-data.ts';
import type { Measure } from '#domain/growth/value-text.ts';
import { ageInMonthsAndDays, ageText } from '#domain/time/age-text.ts';
import { ageDays, ageMonths } from '#domain/time/age.ts';
import type { Day } from '#domain/time/day.ts';

export type GrownChild = {
  readonly child: GrowingChild;
  readonly measurements: readonly MeasuredValues[];
  readonly today: Day;
  readonly measure: Measure;
  readonly choice: ReferenceChoice;
};

/** All texts about a child's growth, and the chart's coordinates. */
export function growthTexts({ child, measurements, today, measure, choice }: GrownChild): string {
  const ages = [...measurements.map(({ measuredOn }) => measuredOn), today].map((on) => [
    ageDays(child.bornOn, on),
    ageMonths(child.bornOn, on),
    ageText(child.bornOn, on),
    ageInMonthsAndDays(child.bornOn, on),
  ]);
  const plan = referencePlan(references, choice);
  const look = { units: 'metric', size: { width: 1060, height: 440 }, narrow: false } as const;
  const chart = growthChart({ child, measurements, today, measure, plan, ...look });
  return JSON.stringify([ages, measurements.map((measured) => assess(child, measured, plan)), chart]);
}
