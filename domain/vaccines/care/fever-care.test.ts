import { describe, expect, test } from 'vitest';
import { addDays, addMonths, day } from '#domain/time/day.ts';
import type { Condition } from '../editions/conditions-file.ts';
import { conditions, routineSchedule } from '../editions/editions-data.ts';
import { observationToAskAbout } from '../standing/weak-immunity.ts';
import { feverCare, type FeverCare } from './fever-care.ts';
import { sideEffectsAt, sideEffectsText } from './side-effects.ts';

const bornOn = day('2026-01-15');
const { fever, vaccines } = routineSchedule();
const healthy: Parameters<typeof feverCare>[1] = { ageFrom: bornOn, isFeverUrgent: false };
const noted = { ...healthy, isFeverUrgent: true };
const at = (months: number, days = 0, child = healthy) =>
  feverCare(fever, child, addDays(addMonths(bornOn, months), days));
const said = ({ callNow, call, toDo }: FeverCare) => [...callNow, ...call, ...toDo].join('; ');

describe('[decision 62] what is said of a fever after a shot', () => {
  test.each([
    { what: '100.4 °F', ages: 'birth to 3 months', first: at(0), last: at(3, -1), before: null, after: at(3) },
    { what: '96.8 °F', ages: 'birth to 3 months', first: at(0), last: at(3, -1), before: null, after: at(3) },
    { what: '101 °F', ages: '3 to 6 months', first: at(3), last: at(6, -1), before: at(3, -1), after: at(6) },
    { what: '104 °F', ages: '3 months on', first: at(3), last: at(216), before: at(3, -1), after: null },
    { what: '24 hours', ages: '3 to 24 months', first: at(3), last: at(24, -1), before: at(3, -1), after: at(24) },
    { what: 'than 3 days', ages: '2 years on', first: at(24), last: at(216), before: at(24, -1), after: null },
    {
      what: 'before you have called',
      ages: 'birth to 3 months',
      first: at(0),
      last: at(3, -1),
      before: null,
      after: at(3),
    },
    {
      what: 'under 12 weeks',
      ages: 'birth to 12 weeks',
      first: at(0),
      last: at(0, 83),
      before: null,
      after: at(0, 84),
    },
    { what: 'acetaminophen', ages: '3 months on', first: at(3), last: at(216), before: at(3, -1), after: null },
    { what: 'no ibuprofen', ages: 'birth to 6 months', first: at(0), last: at(6, -1), before: null, after: at(6) },
    { what: 'no aspirin', ages: 'any age', first: at(0), last: at(216), before: null, after: null },
  ])('$what: $ages', ({ what, first, last, before, after }) => {
    for (const care of [first, last]) expect(said(care)).toContain(what);
    for (const care of [before, after].filter((one) => one !== null)) expect(said(care)).not.toContain(what);
  });

  test('under 3 months 100.4 °F is a reason to call at once, and the first', () => {
    for (const care of [at(0), at(0, 41), at(2), at(3, -1)]) expect(care.callNow[0]).toContain('100.4 °F');
  });

  test('for a child born 12 weeks early the corrected age counts, and before the day it was due that of a newborn', () => {
    const early = { ...healthy, ageFrom: addDays(bornOn, 84) };
    for (const care of [at(0, 0, early), at(3, 0, early), at(3, 84, early)]) {
      expect(care.callNow[0]).toContain('100.4 °F');
      expect(said(care)).toContain('before you have called');
    }
    expect(said(at(3, 85, early))).not.toContain('before you have called');
  });

  test('a month without the day of birth ends a day later, on the safe side', () => {
    const on = (text: string) => feverCare(fever, { ...healthy, ageFrom: day('2026-01-31') }, day(text)).callNow[0];

    expect(on('2026-04-30')).toContain('100.4 °F');
    expect(on('2026-05-01')).not.toContain('100.4 °F');
  });

  test('at every age there is a line to call now, one about aspirin, and the sources of what is said', () => {
    for (let months = 0; months <= 216; months += 1) {
      const care = at(months);

      expect(care.callNow).not.toEqual([]);
      expect(care.toDo.join()).toContain('aspirin');
      expect(care.sources).toContain('American Academy of Pediatrics on fever');
    }
  });

  test('at every age each line is said once: when to call now, when to call, or what to do', () => {
    for (let months = 0; months <= 216; months += 1) {
      const { callNow, call, toDo } = at(months);
      const lines = [...callNow, ...call, ...toDo];

      expect(lines).toEqual([...new Set(lines)]);
    }
  });

  test('an age is named where a line would be untrue at another', () => {
    expect(at(5).sources).toContain('American Academy of Pediatrics on fever by age');
    expect(at(2).sources).not.toContain('American Academy of Pediatrics on fever by age');
  });
});

describe('with no spleen, sickle cell disease, weak immunity or HIV noted, a fever never waits', () => {
  test('at every age 100.4 °F is a reason to call at once, no fever waits and no medicine comes first', () => {
    for (let months = 0; months <= 216; months += 1) {
      const { callNow, call, toDo, sources } = at(months, 0, noted);

      expect(callNow[0]).toMatch(
        months < 3 ? /^a temperature of 100\.4 °F/ : /^any fever, 100\.4 °F \(38\.0 °C\) or higher/,
      );
      expect(call).toEqual([]);
      expect(callNow.join()).not.toMatch(/101 °F|104 °F/);
      expect(toDo.join()).toContain('no medicine before you have called');
      expect(sources.join()).toContain(months < 3 ? 'American Academy of Pediatrics' : "Fernling's own rule");
    }
  });

  test('with nothing noted a line names these children from 3 months', () => {
    expect(said(at(3))).toMatch(
      /any fever of a child with no spleen, sickle cell disease, HIV or a weak immune system/,
    );
    expect(said(at(3))).not.toContain('what is noted');
    expect(said(at(3, 0, noted))).not.toContain('any fever of a child with');
  });

  test('each of these conditions says so in the list, and no other', () => {
    const urgent = conditions().filter(({ isFeverUrgent }) => isFeverUrgent);

    expect(urgent.map(({ id }) => id)).toEqual([
      'no-spleen',
      'sickle-cell',
      'weak-immune-system',
      'severely-weak-immune-system',
      'immune-medicine',
      'chemotherapy',
      'scid',
      'hiv',
    ]);
  });

  test('every condition with which a doctor is asked before a live vaccine is among them', () => {
    const isAskedAbout = (observations: Condition['observations']) => observationToAskAbout(observations) !== null;

    const asked = conditions().filter((one) => isAskedAbout(one.observations));

    expect(asked.length).toBeGreaterThan(0);
    for (const { isFeverUrgent, observations } of asked)
      expect({ isFeverUrgent, observations }).toMatchObject({ isFeverUrgent: true });
  });

  test.each(vaccines)('a fever after $shortName is not among what passes', ({ sideEffects }) => {
    const { common, fever: ofFever, lasts, note = '', only = [] } = sideEffects;
    const care = { common, fever: ofFever ?? null, lasts, note: null, only };
    const noted12 = { ageFrom: bornOn, on: addMonths(bornOn, 12), dose: 1, isFeverUrgent: true };

    expect(sideEffectsAt(care, noted12)).not.toMatch(/(?<!without )fever/);
    expect(note).not.toMatch(/(?<!without )fever(?!.*call 911)/);
    expect(sideEffectsText(sideEffects)).toContain(sideEffects.fever ?? '');
  });
});
