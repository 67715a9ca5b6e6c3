import { expect, test } from 'vitest';
import { plannedChildOn } from '#testing/vaccines/vaccine-record.ts';
import { ofProduct, plannedGroup } from '#testing/vaccines/planned-vaccines.ts';
import { day } from '#domain/time/day.ts';
import { month } from '#domain/time/month.ts';
import { groupsOnDay } from '../../planned/rows-on-day.ts';
import { vaccineNames } from '../names-data.ts';
import { childInWords } from './child-in-words.ts';
import { vaccineStanding } from './vaccine-standing.ts';

const TODAY = day('2026-11-23');

function standing(vaccine: string, of: Parameters<typeof plannedChildOn>[0]) {
  const child = plannedChildOn(of, TODAY);
  const group = plannedGroup(vaccine);
  const inWords = childInWords(child.record, child.published, vaccineNames, TODAY);
  return vaccineStanding(inWords, group.group, groupsOnDay(child)(group));
}

const bornOn = day('2025-08-23');
const standsAlone = { isComplete: false, isAskedAbout: false, details: [] };

test('a vaccine whose doses were given is complete, unless a doctor is asked whether more are needed', () => {
  expect(standing('hepb', { bornOn, doses: ofProduct('08', '2025-08-23', '2025-10-01', '2026-03-01') })).toEqual({
    ...standsAlone,
    isComplete: true,
    text: 'Complete.',
  });
  const light = { bornOn, birthWeightKg: 1.8, doses: ofProduct('08', '2025-09-23', '2025-10-30', '2026-03-01') };
  expect(standing('hepb', light)).toEqual({
    ...standsAlone,
    isAskedAbout: true,
    text: 'Ask the doctor whether one more is needed: babies under 2,000 g need one at birth and three from 1 month on, and no dose at birth is entered.',
  });
});

test('where a month is remembered the card is to be compared, beside what is complete and below what is not', () => {
  const inMonth = (cvx: string, of: string) => ({ id: of, givenOn: null, givenIn: month(of), cvx, vaccine: null });
  const doses = [...ofProduct('08', '2025-08-23', '2025-10-01'), inMonth('08', '2026-03')];

  expect(standing('hepb', { bornOn, doses })).toMatchObject({
    text: 'Complete. By a month you remember: compare with the card.',
    details: [],
  });
  expect(standing('dtap', { bornOn, doses: [inMonth('20', '2025-10')] })).toMatchObject({
    text: 'Due now, since December 23, 2025.',
    details: expect.arrayContaining(['By a month you remember: compare with the card.']),
  });
});

test('oral polio vaccine entered as trivalent after its withdrawal is to be compared with the card', () => {
  const said = (...days: string[]) =>
    standing('ipv', { bornOn: day(days[0]?.slice(0, 5) + '01-01'), doses: ofProduct('02', ...days) });
  const compare =
    'By oral polio vaccine entered as trivalent after April 2016, when that was withdrawn: compare kind and day with the card.';

  expect(said('2018-05-01', '2018-07-01', '2018-09-01', '2022-03-05').text).toBe(`Complete. ${compare}`);
  expect(said('2018-05-01').details).toContain(compare);
  expect(said('2010-05-01', '2010-07-01', '2010-09-01', '2014-03-05').text).toBe('Complete.');
});

test('a vaccine is complete also where fewer doses were enough than the schedule has', () => {
  expect(standing('hib', { bornOn, doses: ofProduct('48', '2026-11-20') })).toEqual({
    ...standsAlone,
    isComplete: true,
    text: 'Complete.',
  });
});

test('past its age a vaccine says so, and until which age it is given', () => {
  expect(standing('rv', { bornOn })).toEqual({
    ...standsAlone,
    text: 'No longer given at this age.',
    details: ['The first dose is given before 15 weeks.'],
  });
});

test('what must not be given says for how long, and with no dose left to give that alone', () => {
  const doses = ofProduct('116', '2025-10-23', '2025-12-23', null);

  expect(standing('mmr', { bornOn, conditions: ['chemotherapy'] })).toEqual({
    ...standsAlone,
    text: 'Not to be given while “Chemotherapy” lasts, nor in the 3 months after chemotherapy.',
  });
  expect(standing('rv', { bornOn, doses, conditions: ['scid'] })).toEqual({
    ...standsAlone,
    text: 'Not to be given because of “Severe combined immunodeficiency (SCID)”.',
  });
});

test('RSV antibody is usually not needed after the mother’s vaccine, and due again for a second season at risk', () => {
  const atRisk = { bornOn, conditions: ['cystic-fibrosis'], doses: ofProduct('306', '2025-10-10') };

  expect(standing('rsv-ab', { bornOn: day('2026-10-01'), motherRsvVaccine: true })).toEqual({
    ...standsAlone,
    text: 'Usually not needed: the mother had the RSV vaccine in pregnancy.',
  });
  expect(standing('rsv-ab', atRisk).text).toBe('Due now: as soon as possible.');
});

test('RSV antibody of a first season is for every child, that of a second because of what is noted', () => {
  const isForRisk = (of: Parameters<typeof plannedChildOn>[0]) =>
    standing('rsv-ab', { ...of, conditions: ['native'] })
      .details.join()
      .includes('because of what is noted');

  expect(isForRisk({ bornOn: day('2026-09-20') })).toBe(false);
  expect(isForRisk({ bornOn })).toBe(true);
  expect(isForRisk({ bornOn: day('2026-03-20'), doses: ofProduct('306', '2026-03-22') })).toBe(true);
});

test('by the list of January a newborn may have hepatitis B vaccine at birth, which the next dose says', () => {
  const said = (born: string) =>
    standing('hepb', { bornOn: day(born), motherHepatitisB: 'negative', authority: 'cdc-2026-01' }).details.join();
  const atBirth = 'If you want it at birth, ask the doctor now: a dose at birth counts too.';

  expect(said('2026-11-22')).toContain(atBirth);
  expect(said('2026-10-27')).toContain(atBirth);
  expect(said('2026-10-26')).not.toContain(atBirth);
});

test('past its age a vaccine is said to be needed no more before it is said that it must not be given', () => {
  const conditions = ['blocked-bowel'];
  const notToBeGiven = 'Not to be given because of “Blocked bowel (intussusception)”.';

  expect(standing('rv', { bornOn, conditions })).toEqual({
    ...standsAlone,
    text: 'No dose needed, as things stand.',
    details: [notToBeGiven],
  });
  expect(standing('rv', { bornOn: day('2026-09-20'), conditions })).toEqual({ ...standsAlone, text: notToBeGiven });
});

test('what is for a later age or season stands as that', () => {
  const flu = { bornOn: day('2022-06-15'), doses: ofProduct('140', '2025-01-10', '2025-10-01', '2026-10-01') };

  expect(standing('menacwy', { bornOn: day('2026-11-01'), conditions: ['no-spleen'] })).toEqual({
    ...standsAlone,
    text: 'It begins at 2 months, because of what is noted about the child.',
  });
  expect(standing('flu', { ...flu, conditions: ['reaction-flu'] })).toEqual({
    ...standsAlone,
    text: 'Not to be given because of “Severe allergic reaction to flu vaccine”.',
  });
});
