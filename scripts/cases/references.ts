import cdcInfantTables from '#content/growth/cdc-2000-from-birth.json' with { type: 'json' };
import { cdc2000FromBirth } from '#domain/growth/cdc-2000.ts';
import { intergrowth } from '#domain/growth/intergrowth.ts';
import { references } from '#domain/growth/references-client-data.ts';
import { unpackTables } from '#domain/growth/packed-tables.ts';
import type { GrowthReference, Indicator } from '#domain/growth/reference.ts';
import { fail } from './row.ts';

/** What a case is about: a reference, and what it is read for. */
export type Subject = { readonly reference: GrowthReference; readonly indicator: Indicator };

const {
  who2006: { to60Months: who2006 },
  who2007,
  cdc2000,
} = references;
const cdcInfant = cdc2000FromBirth(unpackTables(cdcInfantTables));

const SUBJECTS: Readonly<Record<string, Readonly<Record<string, Subject>>>> = {
  WHO2006: {
    weight_for_age: { reference: who2006, indicator: 'weight-for-age' },
    length_height_for_age: { reference: who2006, indicator: 'length-for-age' },
    length_for_age: { reference: who2006, indicator: 'length-for-age' },
    height_for_age: { reference: who2006, indicator: 'length-for-age' },
    head_circumference_for_age: { reference: who2006, indicator: 'head-for-age' },
    bmi_for_age: { reference: who2006, indicator: 'bmi-for-age' },
    weight_for_length_height: { reference: who2006, indicator: 'weight-for-length' },
    weight_for_length: { reference: who2006, indicator: 'weight-for-length' },
    weight_for_height: { reference: who2006, indicator: 'weight-for-length' },
  },
  WHO2007: {
    weight_for_age: { reference: who2007, indicator: 'weight-for-age' },
    height_for_age: { reference: who2007, indicator: 'length-for-age' },
    length_height_for_age: { reference: who2007, indicator: 'length-for-age' },
    stature_for_age: { reference: who2007, indicator: 'length-for-age' },
    bmi_for_age: { reference: who2007, indicator: 'bmi-for-age' },
  },
  CDC2000: {
    weight_for_age: { reference: cdc2000, indicator: 'weight-for-age' },
    stature_for_age: { reference: cdc2000, indicator: 'length-for-age' },
    height_for_age: { reference: cdc2000, indicator: 'length-for-age' },
    weight_for_stature: { reference: cdc2000, indicator: 'weight-for-length' },
    bmi_for_age: { reference: { ...cdc2000, bodyMassIndex: null }, indicator: 'bmi-for-age' },
    weight_for_age_0_36: { reference: cdcInfant, indicator: 'weight-for-age' },
    length_for_age_0_36: { reference: cdcInfant, indicator: 'length-for-age' },
    length_for_age: { reference: cdcInfant, indicator: 'length-for-age' },
    head_circumference_for_age_0_36: { reference: cdcInfant, indicator: 'head-for-age' },
    head_circumference_for_age: { reference: cdcInfant, indicator: 'head-for-age' },
    weight_for_length: { reference: cdcInfant, indicator: 'weight-for-length' },
  },
  CDC2022ext: {
    bmi_for_age: { reference: cdc2000, indicator: 'bmi-for-age' },
    bmi_for_age_extended: { reference: cdc2000, indicator: 'bmi-for-age' },
  },
  IG21_PNG: {
    weight_for_age: { reference: intergrowth, indicator: 'weight-for-age' },
    length_for_age: { reference: intergrowth, indicator: 'length-for-age' },
    head_circumference_for_age: { reference: intergrowth, indicator: 'head-for-age' },
  },
};

/** Reads what a case is about. */
export function subjectOf(reference: string, indicator: string): Subject {
  const known = SUBJECTS[reference] ?? fail(`reference is not known: ${reference}`);
  return known[indicator] ?? fail(`indicator is not known: ${indicator}`);
}
