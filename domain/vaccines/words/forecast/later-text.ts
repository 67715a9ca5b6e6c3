import type { Day } from '#domain/time/day.ts';
import type { LaterRows } from '../../planned/risk-begins.ts';
import { durationText } from '../duration-text.ts';
import { fill } from '../sentence.ts';
import { dayInWords } from '../words-input.ts';
import { beforeTravelDetails } from './before-travel.ts';
import { FORECAST_DETAIL, NEXT, WHY_EARLIEST } from './forecast-sentences.ts';
import { seasonInWords } from '../season-text.ts';

type LaterText = { readonly text: string; readonly details: readonly string[] };

/** For a vaccine whose next dose is forecast only at a later age or season, not today. */
export function laterText(vaccineGroup: string, bornOn: Day, { age, on, isForRisk }: LaterRows, today: Day): LaterText {
  if (age !== null) {
    const text = fill(FORECAST_DETAIL['for-a-later-risk'].text, { age: durationText(age) });
    return { text, details: beforeTravelDetails(vaccineGroup, bornOn, on, today) };
  }
  const season = fill(WHY_EARLIEST.season.text, { season: seasonInWords(on) });
  return {
    text: `${fill(NEXT.from.text, { date: dayInWords(on, today) })}.`,
    details: [season, ...(isForRisk ? [FORECAST_DETAIL['for-a-risk'].text] : [])],
  };
}
