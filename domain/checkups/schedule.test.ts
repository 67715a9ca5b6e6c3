import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import content from '#content/checkups/checkups.json' with { type: 'json' };
import { addDays, day } from '#domain/time/day.ts';
import { checkupAgeMonths } from './checkup-words.ts';
import { recommendedOn, recommendedSpan } from './schedule.ts';
import { checkupSchedule, isVisit, visitOf } from './schedule-data.ts';
import { checkupSourceText } from './source-text.ts';

const { visits } = checkupSchedule;
const ages = [0, 0, 1, 2, 4, 6, 9, 12, 15, 18, 24, 30, 36, 48, 60, 72];
const anyBirth = fc.integer({ min: 0, max: 36_525 }).map((days) => addDays(day('1975-01-01'), days));

describe('[CHK-01] the days of a visit', () => {
  test.each([
    { id: 'newborn', bornOn: '2026-07-19', on: '2026-07-19', from: '2026-07-19', until: '2026-07-21' },
    { id: 'first-week', bornOn: '2026-07-19', on: '2026-07-23', from: '2026-07-22', until: '2026-07-24' },
    { id: 'm1', bornOn: '2026-01-31', on: '2026-03-01', from: '2026-02-21', until: '2026-03-17' },
    { id: 'm1', bornOn: '2028-01-31', on: '2028-03-01', from: '2028-02-21', until: '2028-03-16' },
    { id: 'm4', bornOn: '2026-07-19', on: '2026-11-19', from: '2026-11-06', until: '2026-12-06' },
    { id: 'm12', bornOn: '2024-02-29', on: '2025-03-01', from: '2025-02-23', until: '2025-04-04' },
    { id: 'm48', bornOn: '2024-02-29', on: '2028-02-29', from: '2028-02-08', until: '2028-06-07' },
    { id: 'm72', bornOn: '2026-07-19', on: '2032-07-19', from: '2032-07-19', until: '2033-07-18' },
    { id: 'm72', bornOn: '2024-02-29', on: '2030-03-01', from: '2030-03-01', until: '2031-02-28' },
  ])('$id of a child born on $bornOn: $on, from $from until $until', ({ id, bornOn, on, from, until }) => {
    expect(recommendedOn(visitOf(id), day(bornOn))).toBe(on);
    expect(recommendedSpan(visitOf(id), day(bornOn))).toEqual({ from, until });
  });

  test('whenever a child is born, each visit is recommended inside its span, and after the one before', () => {
    const property = fc.property(anyBirth, (bornOn) => {
      const days = visits.map((visit) => recommendedOn(visit, bornOn));
      expect(days).toEqual([...new Set(days)].toSorted());
      for (const visit of visits) {
        const { from, until } = recommendedSpan(visit, bornOn);
        const on = recommendedOn(visit, bornOn);
        expect([from, on, until]).toEqual([from, on, until].toSorted());
      }
    });
    expect(() => fc.assert(property, { seed: 20261121 })).not.toThrow();
  });
});

describe('[CHK-01] the checkup plan as published', () => {
  test('has the visits to 72 months, each once, with ids that never change', () => {
    const ids = ['newborn', 'first-week', ...ages.slice(2).map((months) => `m${months}`)];

    expect(visits.map(({ id }) => id)).toEqual(ids);
    expect(visits.map(({ ageMonths }) => ageMonths)).toEqual(ages);
    expect(ids.every(isVisit)).toBe(true);
    expect(isVisit('m84')).toBe(false);
    expect(() => visitOf('m84')).toThrow(RangeError);
  });

  test.each(visits)('$id names its age, and its other fields are text', (visit) => {
    const texts = [visit.measurements, visit.screenings, visit.talkAbout, visit.questionsToAsk, visit.bring].flat();

    expect(checkupAgeMonths(visit.checkupType)).toBe(visit.ageMonths);
    expect(texts.filter((text) => text.trim() === '' || text !== text.trim())).toEqual([]);
    expect(visit.questionsToAsk.every((text) => text.endsWith('?'))).toBe(true);
  });

  test('is not empty at any visit: each says what is measured and what to bring', () => {
    for (const { measurements, bring } of visits) {
      expect(measurements).not.toEqual([]);
      expect(bring).not.toEqual([]);
    }
    expect(visitOf('m72').measurements).toEqual(['Standing height', 'Weight', 'BMI', 'Blood pressure']);
    expect(checkupSchedule.always).toHaveLength(4);
  });

  test('names no vaccine: which doses are due is read from the plan that the child follows', () => {
    expect(JSON.stringify(content)).not.toMatch(/\b(DTaP|MMR|HepB|IPV|PCV|Hib|rotavirus|influenza|varicella)\b/i);
  });

  test('names the source of every visit, and says that it has not been reviewed', () => {
    const known = Object.keys(content.sources);

    for (const { sources } of content.visits) {
      expect(sources.length).toBeGreaterThan(0);
      expect(known).toEqual(expect.arrayContaining(sources));
    }
    expect(checkupSchedule.reviewedBy).toBeNull();
    expect(checkupSchedule.collectedOn.slice(0, 7)).toBe(checkupSchedule.edition);
    expect(checkupSourceText()).toBe(
      `Checkup plan: American Academy of Pediatrics, Bright Futures, as kept in Fernling edition ${content.edition}. ` +
        'Not reviewed by a clinician.',
    );
  });
});
