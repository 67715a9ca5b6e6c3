import cdcInfantTables from '#content/growth/cdc-2000-from-birth.json' with { type: 'json' };
import { cdc2000FromBirth } from '#domain/growth/references/cdc-2000.ts';
import { intergrowth } from '#domain/growth/references/intergrowth.ts';
import { DAYS_PER_MONTH } from '#domain/growth/month.ts';
import { references } from '#domain/growth/references/references-client-data.ts';
import { unpackTables } from '#domain/growth/references/packed-tables.ts';
import { INDICATORS, type GrowthReference, type Indicator } from '#domain/growth/score/reference.ts';
import { fail } from './row.ts';

export type Subject = { readonly reference: GrowthReference; readonly indicator: Indicator };

type Subjects = Readonly<Record<string, Subject>>;

const WORDS: Readonly<Record<Indicator, readonly string[]>> = {
  'weight-for-age': ['weight_for_age'],
  'length-for-age': ['length_height_for_age', 'length_for_age', 'height_for_age', 'stature_for_age'],
  'head-for-age': ['head_circumference_for_age'],
  'bmi-for-age': ['bmi_for_age'],
  'weight-for-length': ['weight_for_length_height', 'weight_for_length', 'weight_for_height', 'weight_for_stature'],
};

const {
  who2006: { to60Months: who2006 },
  who2007,
  cdc2000,
} = references;
const cdcInfant = cdc2000FromBirth(unpackTables(cdcInfantTables));

/** CDC's charts as CDC's program reads them: from birth below 24 months, then from 2 years. */
const cdcByAge: GrowthReference = {
  ...cdc2000,
  firstDay: cdcInfant.firstDay,
  rowAt: (indicator, gender, at) =>
    (at.ageDays < 24 * DAYS_PER_MONTH ? cdcInfant : cdc2000).rowAt(indicator, gender, at),
};

const SUBJECTS: Readonly<Record<string, Subjects>> = {
  WHO2006: subjects(who2006, INDICATORS),
  WHO2007: subjects(who2007, ['weight-for-age', 'length-for-age', 'bmi-for-age']),
  CDC2000: {
    ...subjects(cdcByAge, ['weight-for-age', 'length-for-age', 'weight-for-length']),
    ...subjects(cdcInfant, ['head-for-age']),
    ...subjects({ ...cdc2000, bodyMassIndex: null }, ['bmi-for-age']),
    stature_for_age: { reference: cdc2000, indicator: 'length-for-age' },
    height_for_age: { reference: cdc2000, indicator: 'length-for-age' },
    weight_for_stature: { reference: cdc2000, indicator: 'weight-for-length' },
    weight_for_height: { reference: cdc2000, indicator: 'weight-for-length' },
    length_for_age: { reference: cdcInfant, indicator: 'length-for-age' },
    weight_for_length: { reference: cdcInfant, indicator: 'weight-for-length' },
    weight_for_age_0_36: { reference: cdcInfant, indicator: 'weight-for-age' },
    length_for_age_0_36: { reference: cdcInfant, indicator: 'length-for-age' },
    head_circumference_for_age_0_36: { reference: cdcInfant, indicator: 'head-for-age' },
  },
  CDC2022ext: {
    ...subjects(cdc2000, ['bmi-for-age']),
    bmi_for_age_extended: { reference: cdc2000, indicator: 'bmi-for-age' },
  },
  IG21_PNG: subjects(intergrowth, ['weight-for-age', 'length-for-age', 'head-for-age']),
};

function subjects(reference: GrowthReference, indicators: readonly Indicator[]): Subjects {
  const entries = indicators.flatMap((indicator) =>
    WORDS[indicator].map((word) => [word, { reference, indicator }] as const),
  );
  return Object.fromEntries(entries);
}

const KNOWN: ReadonlySet<string> = new Set(Object.values(SUBJECTS).flatMap((known) => Object.keys(known)));

/** Null where the reference has no table for the indicator. */
export function subjectOf(reference: string, indicator: string): Subject | null {
  const known = SUBJECTS[reference] ?? fail(`reference is not known: ${reference}`);
  if (!KNOWN.has(indicator)) fail(`indicator is not known: ${indicator}`);
  return known[indicator] ?? null;
}
