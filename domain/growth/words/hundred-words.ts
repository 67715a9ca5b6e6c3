import type { Indicator } from '../score/reference.ts';
import type { Score } from '../score/score.ts';

export type HundredWords = {
  /** 'Of 100 girls of her age, about 47 weigh less than Maya and 53 weigh more.' */
  readonly text: string;
  /** Of 100; 0 to 99, so that the child has a place among them. */
  readonly below: number;
};

type Compared = {
  readonly one: string;
  readonly many: string;
  readonly oneMore: string;
  readonly manyMore: string;
};

const COMPARED: Readonly<Record<Indicator, (name: string) => Compared>> = {
  'weight-for-age': weighing,
  'weight-for-length': weighing,
  'length-for-age': (name) => ({
    one: `is shorter than ${name}`,
    many: `are shorter than ${name}`,
    oneMore: 'taller',
    manyMore: 'taller',
  }),
  'head-for-age': (name) => ({
    one: `has a smaller head than ${name}`,
    many: `have a smaller head than ${name}`,
    oneMore: 'a larger one',
    manyMore: 'a larger one',
  }),
  'bmi-for-age': (name) => ({
    one: `has a lower body mass index than ${name}`,
    many: `have a lower body mass index than ${name}`,
    oneMore: 'a higher one',
    manyMore: 'a higher one',
  }),
};

const MORE_THAN_ALL: Readonly<Record<Indicator, (name: string) => string>> = {
  'weight-for-age': (name) => `weighs more than ${name}`,
  'weight-for-length': (name) => `weighs more than ${name}`,
  'length-for-age': (name) => `is taller than ${name}`,
  'head-for-age': (name) => `has a larger head than ${name}`,
  'bmi-for-age': (name) => `has a higher body mass index than ${name}`,
};

function weighing(name: string): Compared {
  return {
    one: `weighs less than ${name}`,
    many: `weigh less than ${name}`,
    oneMore: 'weighs more',
    manyMore: 'weigh more',
  };
}

/** A percentile in words, rounded as it is shown. */
export function hundredWords(
  { percentile, reading: { indicator, gender } }: Pick<Score, 'percentile' | 'reading'>,
  { firstName, isCorrected }: { readonly firstName: string; readonly isCorrected: boolean },
): HundredWords {
  const below = Math.round(percentile);
  const children = gender === 'female' ? 'girls of her' : 'boys of his';
  const alike = indicator === 'weight-for-length' ? 'length' : isCorrected ? 'corrected age' : 'age';
  const of = `Of 100 ${children} ${alike},`;
  const { one, many, oneMore, manyMore } = COMPARED[indicator](firstName);
  if (below < 1) return { text: `${of} fewer than 1 ${one}.`, below: 0 };
  if (below > 99) return { text: `${of} fewer than 1 ${MORE_THAN_ALL[indicator](firstName)}.`, below: 99 };
  const others = below === 99 ? oneMore : manyMore;
  return { text: `${of} about ${below} ${below === 1 ? one : many} and ${100 - below} ${others}.`, below };
}
