import fc from 'fast-check';
import { recommendedOn } from '#domain/checkups/schedule.ts';
import { checkupSchedule } from '#domain/checkups/schedule-data.ts';
import { parseLength, parseWeight } from '#domain/growth/typed.ts';
import { dayFromAgeMonths } from '#domain/time/age.ts';
import { addDays, day } from '#domain/time/day.ts';
import { listCheckups } from '#contract/checkups.ts';
import { decideVaccine } from '#contract/vaccines/changing.ts';
import type { PartName } from '#server/portability/parts.ts';
import { aCheckup, aQuestion } from './checkups/checkups.ts';
import type { TestHouse } from './house-on.ts';
import { aMeasurement, type Person } from './people.ts';
import { marked } from './vaccines/kept-vaccines.ts';
import type { Tables } from '#server/db/tables.ts';

type AnyChild = {
  readonly facts: Partial<Tables['children']>;
  readonly relationship: Tables['child_parents']['relationship'];
  /** For each part of an export what writes its entries. */
  readonly parts: Readonly<Record<PartName, Planted>>;
};

/** Writes generated entries of a child under the name of a parent. */
type Plant = (home: TestHouse, child: { readonly id: string }, parent: Person) => Promise<void>;
type Planted = { readonly rows: readonly unknown[]; readonly plant: Plant };

type AnyCheckup = {
  readonly facts: Partial<Tables['checkups']>;
  readonly questions: readonly Pick<Tables['checkup_questions'], 'asked' | 'answer'>[];
};

/** Trimmed text as people write it: any script, right-to-left ones too, emoji and quotes. */
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

const dose = fc.record({
  afterDays: fc.option(fc.integer({ min: 0, max: 320 })),
  given: fc.constantFrom({ cvx: '08' }, { cvx: '120' }, { cvx: '03' }, { vaccine: 'pcv' }, { vaccine: 'covid' }),
  lot: fc.option(words(40)),
  place: fc.option(words(80)),
  site: fc.constantFrom('left-arm' as const, 'right-thigh' as const, null),
});

const decision = fc.record({
  vaccine: fc.constantFrom('covid', 'flu', 'mmr'),
  decision: fc.constantFrom('deferred' as const, 'declined' as const),
  reason: fc.option(words(200)),
});

/** What is generated for each part of an export. */
const parts: { readonly [Name in PartName]: fc.Arbitrary<Planted> } = {
  measurements: planted(fc.array(measurement, { maxLength: 8 }), async (all, home, child, parent) => {
    for (const one of all) await aMeasurement(home, child, parent, measurementOf(one));
  }),
  doses: planted(
    fc.uniqueArray(dose, { maxLength: 4, selector: ({ afterDays }) => afterDays }),
    async (all, _, child, parent) => {
      if (all.length > 0) await marked({ child, parent }, all.map(doseOf));
    },
  ),
  'vaccine-plan': planted(
    fc.uniqueArray(decision, { maxLength: 2, selector: ({ vaccine }) => vaccine }),
    async (all, _, { id: childId }, parent) => {
      for (const { vaccine, ...body } of all) {
        await parent.call(decideVaccine, { params: { childId, vaccine }, body: { ...body, version: null } });
      }
    },
  ),
  checkups: planted(
    fc.uniqueArray(checkup, { maxLength: 5, selector: ({ visit }) => visit.id }),
    async (all, home, child, parent) => {
      for (const { facts, questions } of all.map(checkupOf)) {
        const { id } = await aCheckup(home, child, parent, facts);
        for (const question of questions) await aQuestion(home, child, parent, { ...question, checkup_id: id });
      }
      await parent.call(listCheckups, { params: { childId: child.id } });
    },
  ),
  // Access is told, and brought back for nobody.
  sharing: planted(fc.constant([]), async () => {}),
};

/** Generated rows with how they are written, so that a failure prints the rows. */
function planted<Row>(
  rows: fc.Arbitrary<Row[]>,
  plant: (rows: readonly Row[], ...where: Parameters<Plant>) => Promise<void>,
): fc.Arbitrary<Planted> {
  return rows.map((all) => ({ rows: all, plant: (...where) => plant(all, ...where) }));
}

const child = fc.record({
  firstName: words(60),
  lastName: fc.option(words(60)),
  gender: fc.constantFrom('female' as const, 'male' as const, null),
  gestation_days: fc.option(fc.integer({ min: 154, max: 314 })),
  birth: fc.option(weight.filter(({ weight_g }) => (weight_g ?? 0) < 12_000)),
  relationship: fc.constantFrom('mother' as const, 'father' as const, 'guardian' as const),
  parts: fc.record(parts),
});

/** Any valid stored family of up to three children. */
export const anyFamily: fc.Arbitrary<AnyChild[]> = fc
  .array(child.map(toStored), { minLength: 1, maxLength: 3 })
  // A child that nobody can see is nobody's active child.
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
    parts: drawn.parts,
  };
}

function doseOf({ afterDays, given, ...facts }: Drawn<typeof dose>) {
  return { givenOn: afterDays === null ? null : addDays(bornOn, afterDays), ...given, ...facts };
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
