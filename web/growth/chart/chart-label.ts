import type { GrowthChart } from '#domain/growth/chart/chart.ts';
import type { Measure } from '#domain/growth/value-text.ts';
import { count } from '#domain/time/age-text.ts';
import type { Charted } from './series.ts';

export const measureName: Readonly<Record<Measure, string>> = {
  weight: 'Weight',
  height: 'Height',
  head: 'Head Circumference',
};

export function chartLabel(chart: GrowthChart<Charted>, childName: string): string {
  const lines = `beside the ${linesText(chart)}`;
  if (chart.sample) return `${measureName[chart.measure]}, sample data, ${lines}.`;
  const last = chart.points.at(-1);
  const known = `${measureName[chart.measure]} of ${childName} ${lines}: ${count(chart.points.length, 'value')}`;
  return last ? `${known}. The last one: ${last.words.all}. The table has every value.` : `${known}.`;
}

function linesText({ lines }: GrowthChart<Charted>): string {
  const [first, last] = [lines[0]?.label, lines.at(-1)?.label];
  if (lines.length === 3) return '3rd, 50th and 97th percentile lines';
  return first === '3rd'
    ? `${lines.length} percentile lines from the 3rd to the 97th`
    : `lines of z-score ${first} to ${last}`;
}
