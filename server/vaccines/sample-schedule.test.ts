import { expect, test } from 'vitest';
import { sampleSchedule } from './replies/sample-schedule.ts';

const { visits, bornOn, asOf, authority } = sampleSchedule();
const standings = (name: string) => [
  ...new Set(visits.find((visit) => visit.name === name)?.doses.map(({ standing }) => standing)),
];
const dosesAt = (name: string) =>
  visits.find((visit) => visit.name === name)?.doses.map(({ shortName, shownNumber }) => `${shortName} ${shownNumber}`);

test('[PUB-04] the sample plan is what the product works out for that child and day', () => {
  expect([bornOn, asOf, authority.id]).toEqual(['2026-07-19', '2026-11-21', 'cdc']);
  expect(standings('Hospital')).toEqual(['completed']);
  expect(standings('4 months')).toEqual(['due']);
  expect(dosesAt('4 months')).toEqual(['RV 2', 'DTaP 2', 'Hib 2', 'PCV 2', 'IPV 2']);
});

test('[PUB-04] the sample plan goes on to the toddler years, and nothing in it is overdue', () => {
  expect(visits.map(({ name }) => name)).toEqual([
    'Hospital',
    '2 months',
    '4 months',
    '6 months',
    '12 months',
    '15 months',
    '18 months',
  ]);
  expect(visits.flatMap(({ doses }) => doses.map(({ standing }) => standing))).not.toContain('overdue');
});
