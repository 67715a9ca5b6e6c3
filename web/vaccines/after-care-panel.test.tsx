import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { month } from '#domain/time/month.ts';
import { aQueryCache, markupWithin, put } from '#testing/web/a-query-cache.tsx';
import { maya, today } from '#testing/web/replies.ts';
import { vaccineFacts } from '#testing/vaccines/vaccine-facts.ts';
import { given, planWithConditions, planWithOneNotCounted, vaccinePlan } from '#testing/vaccines/vaccine-replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { AfterCarePanel } from './after-care-panel.tsx';
import { vaccinePlanQuery, vaccinesQuery } from './data.ts';

describe('the advice in the days after a vaccine', () => {
  const after = (on: string, vaccines: string[], child = maya, conditions = vaccinePlan.conditions) => {
    const cache = aQueryCache();
    put(cache, vaccinePlanQuery(maya.id), { ...vaccinePlan, conditions, doses: [given(on, vaccines)] });
    put(cache, vaccinesQuery, vaccineFacts);
    return markupWithin(cache, <AfterCarePanel child={child} today={today} />);
  };

  test('is one line to open, which begins with the emergencies, and then says when to call and what passes', () => {
    const markup = after('2026-11-20', ['dtap', 'rv']);

    expect(markup).toMatch(/<details class="fold"><summary><h2>After the shots: /);
    expect(wordsOf(markup)).toMatch(
      /^After the shots: when to call 911 or the doctor Call 911 at once Trouble breathing.*Call the doctor now, day or night .*blocked bowel.*Call the doctor Fever that lasts.*With a fever .*What may follow and passes DTaP Soreness.*Rotavirus \(RV\) Fussiness.*Maya had DTaP and rotavirus on November 20, 2026\./,
    );
  });

  test('is one line for the shots of several days, and names each day', () => {
    const cache = aQueryCache();
    const doses = [given('2026-11-20', ['dtap']), given('2026-11-21', ['rv'])];
    put(cache, vaccinePlanQuery(maya.id), { ...vaccinePlan, doses });
    put(cache, vaccinesQuery, vaccineFacts);

    const markup = markupWithin(cache, <AfterCarePanel child={maya} today={today} />);
    const said = wordsOf(markup);

    expect(markup.match(/<details/g)).toHaveLength(1);
    expect(said).toMatch(/^After the shots: when to call 911 or the doctor Call 911 at once/);
    expect(said.match(/Call 911 at once/g)).toHaveLength(1);
    expect(said).toMatch(/Maya had rotavirus on November 21, 2026\. Maya had DTaP on November 20, 2026\./);
  });

  test('says before the fold that any fever is a reason to call, as long as that is so at this age', () => {
    const [first = '', folded = ''] = after('2026-11-20', ['dtap'], { ...maya, bornOn: day('2026-09-19') }).split(
      '<details',
    );

    expect(wordsOf(first)).toBe('Any fever of 38.0 °C (100.4 °F) or more: call now, day or night.');
    expect(wordsOf(folded)).not.toContain('Any fever of 38.0');
    expect(after('2026-11-20', ['dtap'], { ...maya, bornOn: day('2026-05-01') })).toMatch(/^<details/);
  });

  test('is also told of a dose of this month, and names the month', () => {
    const cache = aQueryCache();
    const ofMonth = { ...given('2026-11-19', ['dtap']), givenOn: null, givenIn: month('2026-11') };
    put(cache, vaccinePlanQuery(maya.id), { ...vaccinePlan, doses: [ofMonth] });
    put(cache, vaccinesQuery, vaccineFacts);

    const said = wordsOf(markupWithin(cache, <AfterCarePanel child={maya} today={today} />));

    expect(said).toContain('Maya had DTaP about November 2026.');
  });

  test('begins with a dose that does not count', () => {
    const cache = aQueryCache();
    const nextDay = day('2026-10-06');
    put(cache, vaccinePlanQuery(maya.id), planWithOneNotCounted);
    put(cache, vaccinesQuery, vaccineFacts);

    expect(wordsOf(markupWithin(cache, <AfterCarePanel child={maya} today={nextDay} />))).toMatch(
      /^Pneumococcal \(PCV\), dose 2 does not count\. Given 14 days .* See the schedule Any fever of 38\.0 .* After the shots: /,
    );
  });

  test('says each sign once', () => {
    expect(wordsOf(after('2026-11-20', ['dtap', 'hib'])).split('A seizure, or a child')).toHaveLength(2);
  });

  test('says of a fever what holds at the age of that day, with its source', () => {
    const ofBorn = (bornOn: string) => wordsOf(after('2026-11-20', ['dtap'], { ...maya, bornOn: day(bornOn) }));
    const [young, older] = [ofBorn('2026-09-19'), ofBorn('2026-05-01')];

    expect(young).toMatch(/day or night A temperature of 100\.4 °F .*No fever medicine under 12 weeks/);
    expect(older).not.toContain('100.4 °F');
    expect(older).toMatch(/day or night 104 °F .*Fever: American Academy of Pediatrics on fever;/);
  });

  test('of a child born early goes by corrected age', () => {
    const ofGestation = (gestationDays: number | null) =>
      wordsOf(after('2026-11-20', ['dtap'], { ...maya, bornOn: day('2026-08-01'), gestationDays }));

    for (const notEarly of [null, 259, 290]) expect(ofGestation(notEarly)).toContain('101 °F');
    for (const early of [258, 196]) expect(ofGestation(early)).not.toContain('101 °F');
  });

  test('of a child without a spleen any fever is a reason to call now, and none passes', () => {
    const child = { ...maya, bornOn: day('2024-01-20') };
    const said = wordsOf(after('2026-11-20', ['pcv', 'mmr'], child, planWithConditions.conditions));

    expect(said).toMatch(/Call the doctor now, day or night Any fever, 100\.4 °F \(38\.0 °C\) or higher/);
    expect(said).not.toMatch(/104 °F|more than 3 days|fever from 3 months|fever, or a mild rash/);
    expect(said).toMatch(/What may follow and passes Pneumococcal \(PCV\) Soreness.*, fussiness/);
    expect(wordsOf(after('2026-11-20', ['pcv'], child))).toContain('low fever');
  });

  test('a blocked bowel is told for three weeks after rotavirus vaccine', () => {
    expect(wordsOf(after('2026-10-31', ['rv']))).toContain('blocked bowel');
    expect(after('2026-10-30', ['rv'])).toBe('');
  });

  test('nothing once the days are over, and of MMR later than of others', () => {
    expect(after('2026-11-16', ['dtap'])).toBe('');
    expect(wordsOf(after('2026-11-16', ['mmr']))).toContain('mild rash without fever, 6 to 12 days later');
  });

  test('names its source and no file of data', () => {
    const said = wordsOf(after('2026-11-20', ['dtap']));

    expect(said).toContain('Source: CDC child and adolescent schedule, 2025 edition');
    expect(said).not.toMatch(/cdsi-|delta-|season-20/);
  });
});
