import { expect, test } from 'vitest';
import type { Assessment, DoseEvaluation, GroupForecast } from '../../assessment.ts';
import { forecastOf, shownEvaluation } from './shown-evaluation.ts';

function evaluation(antigen: string, more: Partial<DoseEvaluation> = {}): DoseEvaluation {
  const of = { antigen, status: 'valid', seriesStatus: 'not-complete', seriesType: 'standard', isBestSeries: true };
  return { ...of, ...more } as DoseEvaluation;
}

const measles = evaluation('Measles');
const ofRisk = evaluation('Measles', { seriesType: 'risk' });
const early = evaluation('Measles', { status: 'not-valid' });
const ofOtherSeries = evaluation('Measles', { isBestSeries: false });
const mumps = evaluation('Mumps');
const noMumps = evaluation('Mumps', { status: 'not-valid', seriesStatus: 'complete' });
const mumpsTooMany = evaluation('Mumps', { status: 'extraneous', seriesStatus: 'complete' });
const mumpsSpoilt = evaluation('Mumps', { status: 'sub-standard', seriesStatus: 'complete' });
const spoiltMeasles = evaluation('Measles', { status: 'sub-standard', seriesStatus: 'complete' });
const mumpsToRepeat = evaluation('Mumps', { status: 'sub-standard' });

test.each<{ what: string; of: readonly DoseEvaluation[]; parts: readonly DoseEvaluation[] }>([
  { what: 'what counts before what does not', of: [noMumps, measles], parts: [measles, noMumps] },
  { what: 'what is to be repeated before what was too much', of: [mumpsTooMany, early], parts: [early, mumpsTooMany] },
  { what: 'what counts before what is to be repeated', of: [early, mumps], parts: [mumps, early] },
  { what: 'a spoilt dose before one that never counted', of: [noMumps, mumpsSpoilt], parts: [mumpsSpoilt] },
  { what: 'what was too much before a spoilt dose', of: [mumpsSpoilt, mumpsTooMany], parts: [mumpsTooMany] },
  {
    what: 'a spoilt dose to repeat before one that is not',
    of: [spoiltMeasles, mumpsToRepeat],
    parts: [mumpsToRepeat, spoiltMeasles],
  },
  { what: 'what every child is given before what is for a risk', of: [ofRisk, measles], parts: [measles] },
  { what: 'what is for a risk where it alone counts', of: [early, ofRisk], parts: [ofRisk] },
  { what: 'the best series before another', of: [ofOtherSeries, early], parts: [early] },
  { what: 'another series where none is the best', of: [ofOtherSeries], parts: [ofOtherSeries] },
])('of a dose is told $what', ({ of, parts }) => {
  const [shown, ...others] = parts;

  expect(shownEvaluation(of)).toEqual({ shown, others });
});

test('of a dose that was not evaluated nothing is told', () => {
  expect(shownEvaluation([])).toBeNull();
});

test('the next dose is that of the series in which the dose was judged, else the first of its vaccine', () => {
  const [other, standard, risk] = [
    { vaccineGroup: 'Polio', seriesGroup: 'risk' },
    { vaccineGroup: 'MMR', seriesGroup: 'standard' },
    { vaccineGroup: 'MMR', seriesGroup: 'risk' },
  ] as GroupForecast[];
  const assessment = { forecasts: [other, standard, risk] } as unknown as Assessment;
  const nextOf = (vaccineGroup: string, seriesGroup: string) =>
    forecastOf(assessment, evaluation('Measles', { vaccineGroup, seriesGroup }));

  expect(nextOf('MMR', 'risk')).toBe(risk);
  expect(nextOf('MMR', 'standard')).toBe(standard);
  expect(nextOf('MMR', 'of adults')).toBe(standard);
  expect(nextOf('HepB', 'standard')).toBeNull();
});
