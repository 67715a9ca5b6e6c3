import type { Measurement } from '#contract/growth.ts';
import { latestOf } from '#domain/growth/latest.ts';
import type { Units } from '#domain/growth/units.ts';
import { valueText, type Measure } from '#domain/growth/value-text.ts';
import type { Day } from '#domain/time/day.ts';
import { longDayNear } from '#web/client/text/day-near.ts';

/** 'Last time: 6.38 kg, 62.5 cm, head 40.7 cm, on November 19.'; null if nothing was measured before. */
export function lastTimeText(
  measures: readonly Measure[],
  measurements: readonly Measurement[],
  units: Units,
  today: Day,
): string | null {
  const latest = measures.flatMap((measure) => {
    const found = latestOf(measure, measurements)?.latest;
    if (!found) return [];
    return {
      on: found.measuredOn,
      text: `${measure === 'head' ? 'head ' : ''}${valueText(measure, found.value, units)}`,
    };
  });
  if (latest.length === 0) return null;
  const byDay = [...Map.groupBy(latest, ({ on }) => on)];
  const said = byDay.map(
    ([on, values]) => `${values.map(({ text }) => text).join(', ')}, on ${longDayNear(on, today)}`,
  );
  return `Last time: ${said.join('; ')}.`;
}
