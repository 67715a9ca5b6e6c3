import type { Gender } from '#domain/children/child.ts';
import { ageDays } from '#domain/time/age.ts';
import { ageInMonthsAndDays, count } from '#domain/time/age-text.ts';
import { addDays, type Day } from '#domain/time/day.ts';
import type { AgeUsed } from '#domain/children/gestation.ts';
import { INDICATOR_OF, type LineSet } from './chart-lines.ts';
import type { PlottedValue, PointsInput } from './chart-points.ts';
import { placePhrase } from '../words/percentile-text.ts';
import type { GrowthReference, ReferencePlan } from '../score/reference.ts';
import { linesText } from './lines-text.ts';
import { editionsText, sourceText } from '../words/source-text.ts';

type About = Pick<PointsInput, 'measure' | 'child' | 'plan'> & {
  readonly today: Day;
  readonly latest: PlottedValue | undefined;
  readonly linesOf?: Gender;
};

export function chartSource(about: About, lineSet: LineSet): string {
  return [cardSource(about), linesText(about.latest?.score, lineSet)].filter((text) => text !== null).join(' ');
}

export function cardSource({ measure, child, plan, today, latest, linesOf }: About): string {
  const references = shownReferences(plan, ageDays(child.bornOn, today), latest);
  const source = sourceText({
    references,
    indicator: INDICATOR_OF[measure],
    gender: child.gender,
    ...(linesOf && { linesOf }),
    ageUsed:
      latest?.score?.scored && latest.measuredOn ? ageUsedText(child.bornOn, latest.measuredOn, latest.ageUsed) : null,
  });
  const other = latest?.other?.score;
  if (!other?.scored) return source;
  const otherAge = latest?.ageUsed.isCorrected ? 'age from birth' : 'corrected age';
  return `${source} By ${otherAge} the same value is ${placePhrase(other)}.`;
}

function shownReferences(
  plan: ReferencePlan,
  age: number,
  latest: PlottedValue | undefined,
): readonly GrowthReference[] {
  const judgedBy = latest?.score?.scored ? latest.score.reading.reference : null;
  const shown = plan.filter(
    (reference) => reference === judgedBy || (reference.firstDay <= Math.max(age, 0) && reference.lastDay >= 0),
  );
  return shown.length === 0 ? plan.slice(-1) : shown;
}

/** '4 months 2 days' or 'corrected 7 months 1 day' */
export function shortAgeUsedText(measuredOn: Day, { days, isCorrected }: AgeUsed, corrected = 'corrected'): string {
  if (days < 0) return `${count(-days, 'day')} before the due date`;
  return `${isCorrected ? `${corrected} ` : ''}${ageInMonthsAndDays(addDays(measuredOn, -days), measuredOn)}`;
}

/** '4 months 2 days' or 'corrected, 7 months 1 day (born 66 days before the due date), until 24 months' */
function ageUsedText(bornOn: Day, measuredOn: Day, used: AgeUsed): string {
  const text = shortAgeUsedText(measuredOn, used, 'corrected,');
  if (!used.isCorrected || used.days < 0) return text;
  const early = ageDays(bornOn, measuredOn) - used.days;
  return `${text} (born ${count(early, 'day')} before the due date), until 24 months`;
}

export function figuresSource(references: readonly GrowthReference[]): string {
  const names = [...new Set(references)].map((reference) => `${editionsText(reference)}, ${reference.agesText}`);
  return `Percentiles: ${names.join('; ')}; by the age on the day named.`;
}
