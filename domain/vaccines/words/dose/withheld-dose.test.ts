import { expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { ofProduct } from '#testing/vaccines/planned-vaccines.ts';
import { plannedChildOn } from '#testing/vaccines/vaccine-record.ts';
import { vaccineNames } from '../names-data.ts';
import { childInWords } from '../plan/child-in-words.ts';

const TODAY = day('2026-11-23');

test.each([
  {
    what: 'the birth dose of a light baby',
    child: { bornOn: day('2026-09-20'), birthWeightKg: 1.8, motherHepatitisB: 'positive' as const },
    dose: '08 2026-09-20',
    reaction: 'reaction-hepb',
    text: 'Correctly given at birth, but not counted under 2,000 g',
    more: 'need four doses',
  },
  {
    what: 'MMR before travel',
    child: { bornOn: day('2026-02-20') },
    dose: '03 2026-10-01',
    reaction: 'reaction-mmr',
    text: 'Too early to count toward the schedule',
    more: 'Two more are needed',
  },
  {
    what: 'oral polio vaccine',
    child: { bornOn: day('2026-05-20') },
    dose: '178 2026-08-20',
    reaction: 'reaction-polio',
    text: 'The US schedule does not count this oral polio vaccine',
    more: 'takes its place',
  },
])('where no other may be given, none is asked for beside $what', ({ child, dose, reaction, text, more }) => {
  const [cvx = '', on = ''] = dose.split(' ');
  const said = (conditions: readonly string[]) => {
    const { record, published } = plannedChildOn({ ...child, conditions, doses: ofProduct(cvx, on) }, TODAY);
    return childInWords(record, published, vaccineNames, TODAY).ofDoses[0];
  };

  expect(said([])?.details.join(' ')).toContain(more);
  expect(said([reaction])?.text).toBe(`${text}: not counted, and not to be repeated for now`);
  expect(said([reaction])?.details).toEqual([]);
});
