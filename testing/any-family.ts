import fc from 'fast-check';
import { recommendedOn } from '#domain/checkups/schedule.ts';
import { checkupSchedule } from '#domain/checkups/schedule-data.ts';
import { parseLength, parseWeight } from '#domain/growth/typed.ts';
import { dayFromAgeMonths } from '#domain/time/age.ts';
import { addDays, day } from '#domain/time/day.ts';
import type { Tables } from '#server/db/tables.ts';

type AnyChild = {
  readonly facts: Partial<Tables['children']>;
  readonly relationship: Tables['child_parents']['relationship'];
  readonly measurements: readonly Partial<Tables['measurements']>[];
  readonly checkups: readonly AnyCheckup[];
};

type AnyCheckup = {
  readonly facts: Partial<Tables['checkups']>;
  readonly questions: readonly Pick<Tables['checkup_questions'], 'asked' | 'answer'>[];
};

/** Text as people write it: any letters, right to left ones too, pictures, quotes; trimmed, as it is stored. */
const words = (most: number, ...others: string[]) =>
  fc
    .oneof(
      fc.constantFrom('Zoë', 'נועה', 'علي', '=1+1', '"Mia"', '👶🏽', "O'Neil", '-5', '@home', 'a,b;c', ...others),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: most }),
    )
    .map((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ').trim())
    .filter((text) => text.length > 0 && text.length <= most && text.isWellFormed());

const note = words(900, 'Cried.\n\n"Then" slept,\r\nall night.', '\t\tafter the bath\nחום', '+1 tooth').map((text) =>
  text.trim(),
);

const weight = fc
  .constantFrom(
    '3.4 kg',
    '3,4 kg',
    '7 lb 4 oz',
    '7.25 lb',
    '3400 g',
    '3,400 g',
    '120 oz',
    '.5 kg',
    '12 lbs',
    '3.4005 kg',
  )
  .map((text) => ({ weight_g: parseWeight(text, 'metric')?.grams ?? null, weight_text: text }));
const length = fc
  .constantFrom('63.2 cm', '63,2 cm', '632 mm', '24.9 in', '24 7/8"', '25 inches', '50. cm')
  .map((text) => ({ tenthMm: parseLength(text, 'metric')?.tenthMm ?? null, text }));
const head = fc
  .constantFrom('34 cm', '340 mm', '13 3/8 in', '13.4"')
  .map((text) => ({ head_tenth_mm: parseLength(text, 'metric')?.tenthMm ?? null, head_text: text }));

const measurement = fc.record({
  months: fc.option(fc.integer({ min: 0, max: 10 })),
  afterDays: fc.integer({ min: 0, max: 320 }),
  weight: weight,
  length: fc.option(length),
  head: fc.option(head),
  isTyped: fc.boolean(),
  position: fc.constantFrom('lying' as const, 'standing' as const, null),
  place: fc.constantFrom('home' as const, 'doctor' as const, null),
  note: fc.option(note),
  kept: fc.subarray(['weightKg', 'heightCm', 'headCm']),
});

const bornOn = day('2026-01-01');

const checkup = fc.record({
  visit: fc.constantFrom(...checkupSchedule.visits),
  scheduledAfterDays: fc.option(fc.integer({ min: 0, max: 3000 })),
  completed: fc.constantFrom(0 as const, 1 as const),
  notes: fc.option(note),
  questions: fc.array(fc.record({ asked: words(500), answer: fc.option(note) }), { maxLength: 4 }),
});

const child = fc.record({
  firstName: words(60),
  lastName: fc.option(words(60)),
  gender: fc.constantFrom('female' as const, 'male' as const, null),
  gestation_days: fc.option(fc.integer({ min: 154, max: 314 })),
  birth: fc.option(weight.filter(({ weight_g }) => (weight_g ?? 0) < 12_000)),
  relationship: fc.constantFrom('mother' as const, 'father' as const, 'guardian' as const),
  measurements: fc.array(measurement, { maxLength: 8 }),
  checkups: fc.uniqueArray(checkup, { maxLength: 5, selector: ({ visit }) => visit.id }),
});

/** A family of up to three children as it may be stored. */
export const anyFamily: fc.Arbitrary<AnyChild[]> = fc
  .array(child.map(toStored), { minLength: 1, maxLength: 3 })
  // One that nobody can look at is nobody's active child.
  .filter((children) => children.some(({ facts }) => facts.gender != null));

type Drawn<A> = A extends fc.Arbitrary<infer Value> ? Value : never;

function toStored(drawn: Drawn<typeof child>): AnyChild {
  return {
    facts: {
      first_name: drawn.firstName,
      last_name: drawn.lastName,
      born_on: bornOn,
      gender: drawn.gender,
      gestation_days: drawn.gestation_days,
      birth_weight_g: drawn.birth?.weight_g ?? null,
      birth_weight_text: drawn.birth?.weight_text ?? null,
    },
    relationship: drawn.relationship,
    measurements: drawn.measurements.map(measurementOf),
    checkups: drawn.checkups.map(checkupOf),
  };
}

function checkupOf({ visit, scheduledAfterDays, completed, notes, questions }: Drawn<typeof checkup>): AnyCheckup {
  return {
    facts: {
      visit: visit.id,
      recommended_on: recommendedOn(visit, bornOn),
      scheduled_on: scheduledAfterDays === null ? null : addDays(bornOn, scheduledAfterDays),
      completed,
      notes,
    },
    questions,
  };
}

function measurementOf(drawn: Drawn<typeof measurement>): Partial<Tables['measurements']> {
  const { months, afterDays, isTyped } = drawn;
  const texts = { weight_text: drawn.weight.weight_text, height_text: drawn.length?.text ?? null };
  return {
    measured_on: months === null ? addDays(bornOn, afterDays) : dayFromAgeMonths(bornOn, months),
    age_in_months_only: months,
    weight_g: drawn.weight.weight_g,
    height_tenth_mm: drawn.length?.tenthMm ?? null,
    position: drawn.length ? drawn.position : null,
    head_tenth_mm: drawn.head?.head_tenth_mm ?? null,
    ...(isTyped ? texts : { weight_text: null, height_text: null }),
    head_text: isTyped ? (drawn.head?.head_text ?? null) : null,
    place: drawn.place,
    note: drawn.note,
    kept: JSON.stringify(drawn.kept),
  };
}
