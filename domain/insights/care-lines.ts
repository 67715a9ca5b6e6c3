import { nextVisitWords } from '#domain/checkups/next-visit-words.ts';
import { isBornEarly } from '#domain/children/gestation.ts';
import { askWhenText, feedingMonths, feedingStage } from '#domain/foods/feeding-age.ts';
import { foodOf } from '#domain/foods/foods-data.ts';
import { textureAt } from '#domain/foods/texture.ts';
import { dueWords } from '#domain/vaccines/words/due-words.ts';
import { historyWords } from '#domain/vaccines/words/vaccine-history.ts';
import type { InsightFacts } from './insight-facts.ts';
import type { InsightLine } from './insight-text.ts';

const vaccines = { title: 'Vaccines', href: '/vaccines' };

/** What cannot wait of a newborn's plan. */
export function urgentLines({ history, growth }: InsightFacts): InsightLine[] {
  const { urgent } = historyWords(history, growth.child.bornOn);
  return urgent === null ? [] : [{ text: urgent, link: vaccines }];
}

/** What is not known, and then what is due or next. */
export function vaccineLines({ plan, history, growth: { child, today } }: InsightFacts): InsightLine[] {
  const { unknown } = historyWords(history, child.bornOn);
  const said = [unknown.join(' '), ...dueWords(plan, today)].filter((text) => text !== '');
  return said.map((text) => ({ text, link: vaccines }));
}

export function visitLines({ visits, growth: { today } }: InsightFacts): InsightLine[] {
  const text = nextVisitWords(visits, today);
  return text === null ? [] : [{ text, link: { title: 'Appointments', href: '/appointments' } }];
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
