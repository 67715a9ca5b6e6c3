import * as z from 'zod/mini';
import { AllergyRisk, type GuideFood } from '#contract/foods.ts';
import type { ChangedGuideEntry, NewGuideEntry } from '#contract/foods/guide.ts';
import { guideLines } from '#domain/foods/guide-lines.ts';
import { atMost } from '#server/problem.ts';

/** That parents can read, removed ones aside. */
export const guideLimit = atMost(100, 'entries of editors', 'The food guide');

/** That can be brought back. The one removed longest ago makes room for the next. */
export const mostRemoved = 400;

/** Of each entry. The oldest makes room for the next. */
export const mostVersions = 200;

export const REFUSAL = 'You cannot edit the food guide.';

/** Plain text. */
export type GuideContent = Omit<NewGuideEntry, 'id'>;

/** The same text for the same content. */
export function contentText(given: NewGuideEntry | ChangedGuideEntry): string {
  const content: GuideContent = {
    ageRangeLabel: given.ageRangeLabel,
    ageRangeStart: given.ageRangeStart,
    ageRangeEnd: given.ageRangeEnd,
    foods: given.foods.map(({ name, allergyRisk }) => ({ name, allergyRisk })),
    tips: given.tips,
    allergyWarnings: given.allergyWarnings,
    displayOrder: given.displayOrder,
    source: given.source,
  };
  return JSON.stringify(content);
}

const StoredContent = z.object({
  ageRangeLabel: z.string(),
  ageRangeStart: z.int(),
  ageRangeEnd: z.int(),
  foods: z.array(z.unknown()),
  tips: z.string(),
  allergyWarnings: z.string(),
  displayOrder: z.int(),
  source: z.string(),
});

const WholeFood = z.object({ name: z.string().check(z.trim(), z.minLength(1)), allergyRisk: AllergyRisk });

/** [FOOD-02] Foods without a name or an allergy risk are left out. */
export function readContent(text: string) {
  const { foods, tips, allergyWarnings, ...content } = StoredContent.parse(JSON.parse(text));
  return {
    ...content,
    foods: foods.flatMap((food): GuideFood[] => {
      const { success, data } = WholeFood.safeParse(food);
      return success ? [{ id: null, ...data, why: null }] : [];
    }),
    tips: guideLines(tips),
    allergyWarnings: guideLines(allergyWarnings),
  };
}
