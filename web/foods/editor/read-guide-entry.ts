import type { GuideEntry, NewGuideEntry } from '#contract/foods/guide.ts';
import { typedText } from '#web/client/form/typed-text.ts';

/** An entry as it is typed: a list has one thing a line, and a number is NaN unless it is a whole one. */
export type TypedEntry = Readonly<Omit<NewGuideEntry, 'id' | 'foods'>> & {
  /** An empty allergy risk is not chosen yet. */
  readonly foods: readonly { readonly name: string; readonly allergyRisk: string }[];
};

export function readGuideEntry(fields: FormData): TypedEntry {
  const text = (name: string) => typedText(fields, name).trim();
  return {
    ageRangeLabel: text('ageRangeLabel'),
    ageRangeStart: wholeNumber(text('ageRangeStart')),
    ageRangeEnd: wholeNumber(text('ageRangeEnd')),
    displayOrder: wholeNumber(text('displayOrder')),
    foods: foodsIn(fields).map((food) => ({ name: text(`${food}.name`), allergyRisk: text(`${food}.allergyRisk`) })),
    tips: text('tips'),
    allergyWarnings: text('allergyWarnings'),
    source: text('source'),
  };
}

/** What the form of an entry is opened with. */
export function typedOf(entry: GuideEntry | null): TypedEntry {
  return {
    ageRangeLabel: entry?.ageRangeLabel ?? '',
    ageRangeStart: entry?.ageRangeStart ?? Number.NaN,
    ageRangeEnd: entry?.ageRangeEnd ?? Number.NaN,
    displayOrder: entry?.displayOrder ?? Number.NaN,
    foods: entry ? entry.foods : [{ name: '', allergyRisk: '' }],
    tips: entry?.tips.join('\n') ?? '',
    allergyWarnings: entry?.allergyWarnings.join('\n') ?? '',
    source: entry?.edited?.source ?? '',
  };
}

/** 'foods.0' of each row, in their order. */
function foodsIn(fields: FormData): string[] {
  return [...fields.keys()].flatMap((name) => /^(foods\.\d+)\.name$/.exec(name)?.[1] ?? []);
}

function wholeNumber(text: string): number {
  return /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
}
