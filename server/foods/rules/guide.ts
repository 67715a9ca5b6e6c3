import * as z from 'zod/mini';
import { AllergyRisk, type GuideFood } from '#contract/foods.ts';
import type { ChangedGuideEntry, NewGuideEntry } from '#contract/foods/guide.ts';
import { guideLines } from '#domain/foods/guide-lines.ts';
import { contentIn } from '#server/db/versioned.ts';
import { atMost } from '#server/problem.ts';

/** That parents can read, removed ones aside. */
export const guideLimit = atMost(100, 'entries of editors', 'The food guide');

/** That can be brought back. The one removed longest ago makes room for the next. */
export const mostRemoved = 400;

/** Of each entry. The oldest makes room for the next. */
export const mostVersions = 200;

export const REFUSAL = 'You cannot edit the food guide.';

const WholeFood = z.object({ name: z.string().check(z.trim(), z.minLength(1)), allergyRisk: AllergyRisk });

/** Plain text, stored in this order. */
const guideText = {
  ageRangeLabel: z.string(),
  ageRangeStart: z.int(),
  ageRangeEnd: z.int(),
  foods: z.array(WholeFood),
  tips: z.string(),
  allergyWarnings: z.string(),
  displayOrder: z.int(),
  source: z.string(),
};
const GuideContent = z.object(guideText);
const StoredContent = z.object({ ...guideText, foods: z.array(z.unknown()) });

/** The same text for the same content. */
export function contentText(given: NewGuideEntry | ChangedGuideEntry): string {
  return JSON.stringify(GuideContent.parse(given));
}

/** [FOOD-02] Foods without a name or an allergy risk are left out. Null for a text that cannot be read. */
export function parsedContent(text: string) {
  const stored = contentIn(StoredContent, text);
  if (!stored) return null;
  const { foods, tips, allergyWarnings, ...content } = stored;
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
