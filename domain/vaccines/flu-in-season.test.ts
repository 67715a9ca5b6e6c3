import { expect, test } from 'vitest';
import { addDays, addMonths, day } from '#domain/time/day.ts';
import { ofProduct } from '#testing/vaccines/planned-vaccines.ts';
import { plannedChildOn } from '#testing/vaccines/vaccine-record.ts';
import { rowsOnDay } from './planned/rows-on-day.ts';
import { visitsOnDay } from './planned/visits-on-day.ts';
import { vaccineNames } from './words/names-data.ts';
import { childInWords } from './words/plan/child-in-words.ts';
import { namesOn, whyVisitOn } from './words/plan/visit-words.ts';

const DAYS = ['2026-09-05', '2026-10-31', '2026-11-01', '2026-11-22', '2027-03-30'].map(day);
const MONTHS = [7, 14, 26, 120];
const EARLIER = [[], ['2025-11-20'], ['2025-10-20', '2025-11-20']];
/** Days to the checkup, and whether it is booked. */
const CHECKUPS = [null, [2, false], [20, true]] as const;

const children = DAYS.flatMap((today) =>
  MONTHS.flatMap((months) =>
    EARLIER.flatMap((earlier) => CHECKUPS.map((checkup) => ({ today, months, earlier, checkup }))),
  ),
);

/** What is said of the next dose of influenza that is due: in its row, its sentence, and why the visit is on its day. */
function saidOf({ today, months, earlier, checkup }: (typeof children)[number]) {
  const bornOn = addMonths(today, -months);
  const given = earlier.filter((on) => on > addMonths(bornOn, 6)).flatMap((on) => ofProduct('140', on));
  const doses = given.map((dose, n) => ({ ...dose, id: `${dose.id} ${n}` }));
  const checkups = checkup ? [{ on: addDays(today, checkup[0]), isScheduled: checkup[1], ageMonths: months }] : [];
  const of = plannedChildOn({ bornOn, motherHepatitisB: 'negative', doses }, today, { checkups });
  const row = rowsOnDay(of).find(({ vaccine, dueOn }) => vaccine === 'flu' && dueOn !== null && dueOn <= today);
  const visit = visitsOnDay(of).visits.find(({ products }) =>
    products.some((product) => product.rows.some((one) => one.row?.id === row?.id)),
  );
  if (!row || !visit) return [];
  const { ofGroups } = childInWords(of.record, of.published, vaccineNames, today);
  const text = ofGroups.find(({ vaccineGroup }) => vaccineGroup === 'Influenza')?.text ?? '';
  const why = whyVisitOn(visit, namesOn(of, vaccineNames), today) ?? '';
  return [
    {
      what: `${months} months on ${today}, ${given.length} before, checkup ${checkup?.join(' ') ?? 'none'}`,
      isPrompt: row.isPrompt,
      isSaid: text.includes('as soon as possible'),
      isPutOff: (why.match(/[^.]*may wait[^.]*/) ?? [''])[0].includes('Flu'),
      isOver: today.slice(5) > '10-31' || today.slice(5) < '04-15',
    },
  ];
}

test('[decision 73] influenza in its season is wanted as soon as possible once the fall is over, in list, sentence and visits', () => {
  const said = children.flatMap(saidOf);

  expect(said.length).toBeGreaterThan(100);
  expect(said.filter(({ isOver, isPrompt }) => isOver && !isPrompt)).toEqual([]);
  expect(said.filter(({ isPrompt, isSaid }) => isPrompt !== isSaid)).toEqual([]);
  expect(said.filter(({ isPrompt, isPutOff }) => isPrompt && isPutOff)).toEqual([]);
  expect(said.some(({ isPrompt }) => !isPrompt)).toBe(true);
});
