import { nextCheckup } from '#domain/checkups/status.ts';
import { isBornEarly } from '#domain/children/gestation.ts';
import { askWhenText, feedingMonths, feedingStage } from '#domain/foods/feeding-age.ts';
import { foodOf } from '#domain/foods/foods-data.ts';
import { textureAt } from '#domain/foods/texture.ts';
import { listText } from '#domain/text/list-text.ts';
import { longDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { isAfterUnanswered } from '#domain/vaccines/standing/after-unanswered.ts';
import { dosesDueOn } from '#domain/vaccines/standing/due-doses.ts';
import { plainName } from '#domain/vaccines/words/plain-name.ts';
import type { InsightFacts, PlannedShot } from './insight-facts.ts';
import type { InsightLine } from './insight-text.ts';
import { historyWords } from './vaccine-history.ts';

const plan = { title: 'Vaccines', href: '/vaccines' };

/** What cannot wait of a newborn's plan. */
export function urgentLines({ shots, history, growth }: InsightFacts): InsightLine[] {
  const { urgent } = historyWords({ ...history, planned: shots }, growth.child.bornOn);
  return urgent === null ? [] : [{ text: urgent, link: plan }];
}

/** What is not known, and then what is due or next. */
export function vaccineLines(facts: InsightFacts): InsightLine[] {
  const { shots, history, growth } = facts;
  const { unknown } = historyWords({ ...history, planned: shots }, growth.child.bornOn);
  return [...(unknown.length > 0 ? [{ text: unknown.join(' '), link: plan }] : []), ...openLines(facts)];
}

/** What the plan has as due, or else as next. Nothing that is given, put off or declined, or that a doctor is asked about first. */
function openLines({ shots, growth: { today } }: InsightFacts): InsightLine[] {
  const open = shots.filter(({ category }) => category !== 'ask-your-doctor');
  const due = dosesDueOn(open, today).filter((shot) => shot.dueOn !== null && !isAfterUnanswered(shot, shots));
  if (due.length > 0) return [{ text: `Due now in the vaccine plan: ${named(due)}.`, link: plan }];
  const ahead = open.filter(
    (shot) =>
      shot.status === 'upcoming' && !shot.isUnanswered && !isAfterUnanswered(shot, shots) && dayOf(shot) !== null,
  );
  const [on] = ahead.flatMap((shot) => dayOf(shot) ?? []).toSorted();
  if (on === undefined) return [];
  const text = `Next in the vaccine plan, for ${longDayText(on)}: ${named(ahead.filter((shot) => dayOf(shot) === on))}.`;
  return [{ text, link: plan }];
}

function dayOf({ plannedOn, dueOn }: PlannedShot): Day | null {
  return plannedOn ?? dueOn;
}

const MOST_NAMED = 6;

function named(shots: readonly PlannedShot[]): string {
  const names = shots.map(({ shortName, shownNumber }) => `${plainName(shortName)} dose ${shownNumber}`);
  const left = names.length - MOST_NAMED;
  return listText(left > 1 ? [...names.slice(0, MOST_NAMED), `${left} more`] : names);
}

export function visitLines({ visits, growth: { today } }: InsightFacts): InsightLine[] {
  const next = nextCheckup(visits, today);
  if (!next) return [];
  const on = next.scheduledOn ?? next.recommendedOn;
  const when = next.scheduledOn ? 'is on' : on < today ? 'was recommended for' : 'is recommended for';
  const text = `The ${next.checkupType} ${when} ${longDayText(on)}.`;
  return [{ text, link: { title: 'Appointments', href: '/appointments' } }];
}

const guide = { title: 'Food guide', href: '/food-guide' };
const CALM_RISKS = ['None', 'Low'];

/** One food of the guide for the age that counts for food, of low allergy risk, as it is served then; before solid food the guide's first tip. */
export function foodLines({ food, growth: { child, today } }: InsightFacts): InsightLine[] {
  const months = feedingMonths(child, today);
  if (food.isMilkOnly || feedingStage(months) !== 'solids') {
    const early = isBornEarly(child.gestationDays) ? ` ${askWhenText(child)}` : '';
    const [tip] = food.tips;
    return tip === undefined ? [] : [{ text: `${tip}${early}`, link: guide }];
  }
  const one = food.foods.find(({ id, allergyRisk }) => CALM_RISKS.includes(allergyRisk) && startsBy(id, months));
  if (!one) return [];
  const { textures = [], chokingPrep = null, chokingRisk = 'low' } = foodOf(one.id) ?? {};
  const served = textureAt(textures, months)?.text;
  const safely = chokingRisk === 'low' ? null : chokingPrep;
  const why = one.why === null ? '' : ` (${one.why})`;
  const said = [`A food for ${food.ageRangeLabel}: ${one.name}${why}.`, served, safely];
  return [{ text: said.filter((each) => each != null).join(' '), link: guide }];
}

function startsBy(id: string | null, months: number): boolean {
  const known = foodOf(id);
  return known !== null && known.fromMonths <= months;
}
