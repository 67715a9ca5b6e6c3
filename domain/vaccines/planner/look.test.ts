import { expect, test } from 'vitest';
import { day, type Day } from '#domain/time/day.ts';
import { requestFor, wished } from '#testing/vaccines/vaccine-plans.ts';
import { publishedEdition } from '../editions/editions-data.ts';
import { leftOut, type ForecastLeft } from './look.ts';
import type { NotPlannedWhy, PlanRequest } from './plan.ts';

const edition = publishedEdition('cdsi-4.65');
const ON = day('2026-11-23');
const LATER = day('2027-02-01');

function forecastOf(vaccineGroup: string, more: Partial<ForecastLeft>): ForecastLeft {
  const series = edition.antigens.flatMap((antigen) => antigen.series).filter((of) => of.vaccineGroup === vaccineGroup);
  const names = series.filter(({ type }) => type === 'standard').map(({ name }) => name);
  return { vaccineGroup, type: 'standard', series: names, earliest: ON, latest: null, ...more };
}

const NOTHING_GIVEN = { edition: '', forecasts: [], evaluations: [], findings: [] };

const asksFrom =
  (first: Day): PlanRequest['askDoctorOn'] =>
  (on) =>
    new Set(on >= first ? ['COVID-19'] : []);

test.each<{
  what: string;
  group?: string;
  forecast?: Partial<ForecastLeft>;
  request?: Partial<PlanRequest>;
  noted?: readonly string[];
  why: NotPlannedWhy | null;
}>([
  { what: 'of every child', why: null },
  {
    what: 'that the family declined',
    request: { wishes: wished({ withoutGroups: ['Polio', 'MMR'] }) },
    why: 'not-wanted',
  },
  { what: 'beside one that the family declined', request: { wishes: wished({ withoutGroups: ['Polio'] }) }, why: null },
  {
    what: 'put off beyond the last day on which it can be given',
    forecast: { latest: day('2027-01-31') },
    request: { wishes: wished({ notBefore: new Map([['MMR', LATER]]) }) },
    why: 'not-wanted',
  },
  {
    what: 'put off until its last day',
    forecast: { latest: LATER },
    request: { wishes: wished({ notBefore: new Map([['MMR', LATER]]) }) },
    why: null,
  },
  {
    what: 'put off, that can be given at any age',
    request: { wishes: wished({ notBefore: new Map([['MMR', LATER]]) }) },
    why: null,
  },
  { what: 'that has a last day', forecast: { latest: LATER }, why: null },
  { what: 'that parents and doctor decide on', group: 'COVID-19', why: 'ask-your-doctor' },
  {
    what: 'that they decide on from today',
    group: 'COVID-19',
    request: { askDoctorOn: asksFrom(ON) },
    why: 'ask-your-doctor',
  },
  {
    what: 'that they will decide on, and that could be given now',
    group: 'COVID-19',
    request: { askDoctorOn: asksFrom(LATER) },
    why: null,
  },
  {
    what: 'that they will decide on when it can be given',
    group: 'COVID-19',
    forecast: { earliest: LATER },
    request: { askDoctorOn: asksFrom(LATER) },
    why: 'ask-your-doctor',
  },
  {
    what: 'that they decide on, whose day is not known',
    group: 'COVID-19',
    forecast: { earliest: null },
    request: { askDoctorOn: asksFrom(ON) },
    why: 'ask-your-doctor',
  },
  { what: 'that they decide on, for a risk', group: 'COVID-19', forecast: { type: 'risk' }, why: null },
  {
    what: 'that they decide on, and the family asked for',
    group: 'COVID-19',
    request: { wishes: wished({ withGroups: ['COVID-19'] }) },
    why: null,
  },
  { what: 'that is live, with a weak immune system', noted: ['003'], why: 'ask-first' },
  { what: 'that is not live, with a weak immune system', group: 'Polio', noted: ['003'], why: null },
  { what: 'that is live, without a spleen', noted: ['160'], why: null },
])(
  'a vaccine $what is left out of the plan: $why',
  ({ group = 'MMR', forecast = {}, request = {}, noted = [], why }) => {
    const base = requestFor(day('2025-11-01'));
    const patient = { ...base.patient, observations: noted.map((code) => ({ code })) };
    const askDoctorOn = asksFrom(day('2000-01-01'));
    const left = leftOut(
      { ...base, askDoctorOn, ...request, patient },
      { edition, assessment: { ...NOTHING_GIVEN, asOf: ON }, doses: [] },
      forecastOf(group, forecast),
    );

    expect(left).toEqual(why && { vaccineGroup: group, why, observation: why === 'ask-first' ? '003' : null });
  },
);
