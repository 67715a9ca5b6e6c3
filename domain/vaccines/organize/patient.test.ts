import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { anEdition, aSeries, assess, next } from '#testing/vaccines/vaccines.ts';
import { evaluateAndForecast } from '../engine.ts';

const countedFromTransplant = aSeries({
  doses: [{ interval: [{ from: 'observation', obs: '007', absMin: '6m', min: '6m' }] }],
});

describe('what is not known of a child is named, and taken as not known', () => {
  test.each(['unknown', '', 'F', 'Female', 'toString'])('a sex given as %j', (sex) => {
    const edition = anEdition({ series: [aSeries()] });

    const { findings, forecasts } = assess(edition, { sex, asOf: '2025-02-01' });

    expect(findings).toEqual([{ kind: 'assumed', why: 'unknown-sex', dose: null, value: sex }]);
    expect(forecasts).toHaveLength(1);
  });

  test.each(['male', 'female'])('a sex given as %j is not a finding', (sex) => {
    expect(assess(anEdition({ series: [aSeries()] }), { sex, asOf: '2025-02-01' }).findings).toEqual([]);
  });

  test.each(['999', '', 'asplenia', '__proto__', '7'])('a fact that no edition has, %j, is left out', (code) => {
    const edition = anEdition({ series: [countedFromTransplant] });
    const patient = { bornOn: day('2025-01-01'), sex: 'male', observations: [{ code }, { code: '007' }] };

    const { findings } = evaluateAndForecast(edition, patient, [], day('2025-02-01'));

    expect(findings).toEqual([{ kind: 'assumed', why: 'unknown-observation', dose: null, value: code }]);
  });

  test.each(['2025-02-30', 'last year', '2025-2-1'])('no interval counts from a fact on the day %j', (on) => {
    const edition = anEdition({ series: [countedFromTransplant] });
    const patient = { bornOn: day('2025-01-01'), sex: 'male', observations: [{ code: '007', on: on as never }] };

    const assessment = evaluateAndForecast(edition, patient, [], day('2025-12-01'));

    expect(assessment.findings).toEqual([{ kind: 'assumed', why: 'no-such-observation-day', dose: null, value: on }]);
    expect(next(assessment).earliest).toBe('2025-01-01');
  });

  test('a fact without a day still is one, and no interval counts from it', () => {
    const edition = anEdition({ series: [countedFromTransplant] });

    const assessment = assess(edition, { observations: ['007'], asOf: '2025-12-01' });

    expect(assessment.findings).toEqual([]);
    expect(next(assessment).earliest).toBe('2025-01-01');
  });
});
