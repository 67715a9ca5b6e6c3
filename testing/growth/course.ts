import { chartedOf } from '#domain/growth/line/charted.ts';
import { lineInput } from '#domain/growth/line/line-input.ts';
import { lineWords } from '#domain/growth/line/line-words.ts';
import { who2006ToTwoYears } from '#domain/growth/references/who-2006-client-data.ts';
import { growthSummary } from '#domain/growth/summary/growth-summary.ts';
import { addDays } from '#domain/time/day.ts';
import { bornOn } from './line-input.ts';

type Place = 'home' | 'doctor';

/** Age in days, kg. */
export type Weight = readonly [age: number, kg: number, place?: Place];

export type Course = {
  readonly birthKg?: number | null;
  readonly gestationDays?: number | null;
  readonly gender?: 'female' | 'male' | null;
  /** Where nothing else is said. */
  readonly place?: Place;
  /** In days; the day of the latest weight unless said. */
  readonly on?: number;
};

/** What is said of a course of weights, on the growth tab and on the dashboard. */
export function saidOf(weights: readonly Weight[], course: Course = {}) {
  const {
    birthKg = 3.5,
    gestationDays = null,
    gender = 'female',
    place = 'doctor',
    on = weights.at(-1)?.[0] ?? 0,
  } = course;
  const child = { firstName: 'Maya', gender, bornOn, gestationDays, birthWeightKg: birthKg };
  const measured = weights.map(([age, weightKg, where = place]) => {
    const nothing = { heightCm: null, position: null, headCm: null };
    return { ...nothing, id: `day ${age}`, measuredOn: addDays(bornOn, age), weightKg, place: where };
  });
  const measurements = chartedOf(child, measured);
  const plan = [who2006ToTwoYears];
  const facts = { child, measurements, plan, today: addDays(bornOn, on), units: 'metric' as const };
  const words = lineWords(lineInput(facts));
  const { percentile = null, gain = null } = growthSummary(facts) ?? {};
  const asked = words && words.tone !== 'fern' ? words.text : (gain?.advice ?? null);
  return { words, asked, percentile, gain };
}
