import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { ofProduct } from '#testing/vaccines/planned-vaccines.ts';
import { plannedChildOn } from '#testing/vaccines/vaccine-record.ts';
import { rowsOnDay } from './planned/rows-on-day.ts';
import { visitsOnDay } from './planned/visits-on-day.ts';
import { vaccineNames } from './words/names-data.ts';
import { childInWords } from './words/plan/child-in-words.ts';

/** What is said of the next dose of a vaccine: its row, its sentence, and with what it is planned for which day. */
function told(of: Parameters<typeof plannedChildOn>[0], group: string, today: string) {
  const child = plannedChildOn(of, day(today));
  const { ofGroups } = childInWords(child.record, child.published, vaccineNames, child.today);
  const vaccine = { Influenza: 'flu', HepB: 'hepb' }[group];
  const row = rowsOnDay(child).find((one) => one.vaccine === vaccine && !one.completed && one.dueOn !== null);
  const visit = visitsOnDay(child).visits.find(({ products }) =>
    products.some(({ doses }) => doses.some(({ vaccineGroup }) => vaccineGroup === group)),
  );
  return {
    row: { number: row?.number, isPrompt: row?.isPrompt, until: row?.windowEndsOn, status: row?.status },
    text: ofGroups.find(({ vaccineGroup }) => vaccineGroup === group)?.text,
    visit: visit?.on,
    shots: visit?.products.length,
  };
}

describe('the second flu shot waits two weeks for a visit nearby, and its row says until when', () => {
  const first = '2026-11-20';
  const of = {
    bornOn: day('2026-04-28'),
    motherHepatitisB: 'negative' as const,
    doses: [
      ...ofProduct('08', '2026-04-28'),
      ...['146', '216', '116'].flatMap((cvx) => ofProduct(cvx, '2026-06-28', '2026-09-05')),
      ...ofProduct('146', '2026-11-20'),
      ...ofProduct('216', '2026-11-20'),
      ...ofProduct('116', '2026-11-20'),
      ...ofProduct('140', first),
    ],
  };

  test('before it is due', () => {
    expect(told(of, 'Influenza', '2026-12-01')).toMatchObject({
      row: { isPrompt: false, until: '2027-01-01' },
      text: 'Next dose: from December 18',
    });
  });

  test.each([
    ['2026-12-18', 'January 1, 2027'],
    ['2027-01-01', 'January 1'],
  ])('on %s', (today, until) => {
    expect(told(of, 'Influenza', today)).toMatchObject({
      row: { isPrompt: false, until: '2027-01-01', status: 'upcoming' },
      text: `Due now, until ${until}`,
    });
  });

  test('after them it is wanted as soon as possible, and is not overdue', () => {
    expect(told(of, 'Influenza', '2027-01-02')).toMatchObject({
      row: { isPrompt: true, status: 'upcoming' },
      text: 'Due now: as soon as possible',
      visit: '2027-01-02',
    });
  });

  test('it does not wait into the pause of the flu', () => {
    const late = { ...of, doses: [...of.doses.slice(0, -1), ...ofProduct('140', '2027-03-10')] };

    expect(told(late, 'Influenza', '2027-04-08')).toMatchObject({
      row: { isPrompt: false, until: '2027-04-14' },
      text: 'Due now, until April 14',
    });
  });
});

describe('under 2,000 g, mother positive or unknown: the dose after that of 1 month waits for the visit of 2 months', () => {
  const bornOn = day('2026-09-20');
  const light = { bornOn, birthWeightKg: 1.8, doses: ofProduct('08', '2026-09-20', '2026-10-20') };

  test.each(['positive', 'unknown', null] as const)('%s', (motherHepatitisB) => {
    const of = { ...light, motherHepatitisB };

    expect(told(of, 'HepB', '2026-11-17')).toMatchObject({
      row: { number: 3, isPrompt: false, until: '2026-12-01' },
      text: 'Due now, until December 1',
      visit: '2026-11-20',
    });
    expect(told(of, 'HepB', '2026-11-17').shots).toBeGreaterThan(1);
    expect(told(of, 'HepB', '2026-12-02')).toMatchObject({
      row: { isPrompt: true, status: 'upcoming' },
      text: 'Due now: as soon as possible',
      visit: '2026-12-02',
    });
  });

  test.each([
    { what: 'that of 1 month', doses: ['2026-09-20'], today: '2026-10-20' },
    { what: 'that of 1 month, with none at birth', doses: [], today: '2026-10-26' },
    { what: 'the one after a late one', doses: ['2026-09-20', '2026-11-05'], today: '2026-12-03' },
    { what: 'the last', doses: ['2026-09-20', '2026-10-20', '2026-11-20'], today: '2027-03-22' },
  ])('$what waits for none', ({ doses, today }) => {
    const of = { ...light, motherHepatitisB: 'positive' as const, doses: ofProduct('08', ...doses) };

    expect(told(of, 'HepB', today)).toMatchObject({
      row: { isPrompt: true },
      text: expect.stringMatching(/as soon as possible/),
      visit: today,
    });
  });

  test('nor does one of 1 month of a heavier baby', () => {
    const of = {
      bornOn,
      birthWeightKg: 2,
      motherHepatitisB: 'positive' as const,
      doses: ofProduct('08', '2026-09-20'),
    };

    expect(told(of, 'HepB', '2026-10-20')).toMatchObject({ row: { isPrompt: true }, visit: '2026-10-20' });
  });
});
