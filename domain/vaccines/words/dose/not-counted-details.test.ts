import { expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { month } from '#domain/time/month.ts';
import { plannedChildOn } from '#testing/vaccines/vaccine-record.ts';
import { saidOfDose } from '#testing/vaccines/vaccine-words.ts';
import { vaccineNames } from '../names-data.ts';
import { childInWords } from '../plan/child-in-words.ts';

const TODAY = day('2026-11-23');

/** '08 2026-09-22', or with a month alone '08 2026-09'. */
function doseOf(text: string) {
  const [cvx = '', on = ''] = text.split(' ');
  const isMonth = on.length === 7;
  const when = isMonth ? { givenOn: null, givenIn: month(on) } : { givenOn: day(on) };
  return { id: text, cvx, vaccine: null, ...when };
}

function saidOf(child: Parameters<typeof plannedChildOn>[0], doses: readonly string[], vaccineGroup: string) {
  const { record, published } = plannedChildOn({ ...child, doses: doses.map(doseOf) }, TODAY);
  const said = childInWords(record, published, vaccineNames, TODAY).ofDoses;
  return said.find((one) => one.vaccineGroup === vaccineGroup);
}

const LIGHT = { bornOn: day('2026-09-20'), birthWeightKg: 1.8, motherHepatitisB: 'positive' } as const;
const TODDLER = { bornOn: day('2025-05-20') };
const FOUR =
  "Babies under 2,000 g need four doses in all where the mother's test for hepatitis B was positive or is not known. Ask the doctor.";
const NO_DAY = 'Would not count on any day of that month.';
const BY_MONTH = 'By a month you remember: compare with the card.';

test.each([
  {
    what: 'hepatitis B of the first days of a light baby',
    child: LIGHT,
    doses: ['08 2026-09-22'],
    group: 'HepB',
    text: 'Correctly given at birth, but not counted under 2,000 g: one more is needed and can be given now',
    details: [FOUR],
  },
  {
    what: 'hepatitis B of the first weeks of a light baby',
    child: LIGHT,
    doses: ['08 2026-10-02'],
    group: 'HepB',
    text: 'Not counted under 2,000 g in the first weeks: one more is needed and can be given now',
    details: [FOUR],
  },
  {
    what: 'hepatitis B of a light baby in the month of birth, which counts on no day of it',
    child: LIGHT,
    doses: ['08 2026-09'],
    group: 'HepB',
    text: 'Correctly given at birth, but not counted under 2,000 g: one more is needed and can be given now',
    details: [FOUR, NO_DAY, BY_MONTH],
  },
  {
    what: 'hepatitis B of a light baby in the month of birth, at whose end it would count',
    child: { ...LIGHT, bornOn: day('2026-09-02') },
    doses: ['08 2026-09'],
    group: 'HepB',
    text: 'Does not count by a month you remember: one more is needed and can be given now',
    details: ['Compare with the card: on another day of that month it may count.'],
  },
  {
    what: 'MMR in the month of chickenpox vaccine',
    child: TODDLER,
    doses: ['21 2026-10', '03 2026-10-20'],
    group: 'MMR',
    text: 'Too soon after another live vaccine: one more is needed, from November 28',
    details: ['Given less than 28 days after the chickenpox vaccine of about October 2026.'],
  },
  {
    what: 'a product that is for no dose, on whatever day of its month',
    child: TODDLER,
    doses: ['115 2025-08'],
    group: 'DTaP/Tdap/Td',
    text: 'Not the product for this dose: one more is needed and can be given now',
    details: ["By CDC's schedule, Tdap is not for this dose.", BY_MONTH],
  },
  {
    what: 'a dose past its age on whatever day of its month',
    child: TODDLER,
    doses: ['119 2026-08'],
    group: 'Rotavirus',
    text: 'Given past the age limit of 15 weeks: not counted, no repeat needed',
    details: [BY_MONTH],
  },
])('$what', ({ child, doses, group, text, details }) => {
  expect(saidOf(child, doses, group)).toMatchObject({ text, details });
});

test('of a recalled dose the day on which its lot expired is not said', () => {
  const recalled = { cvx: '03', givenOn: '2026-06-20', isSubStandard: true, lotExpires: '2026-06-10' };
  const said = saidOfDose({ bornOn: '2025-05-20', today: TODAY, doses: [recalled], of: [0, 'MMR'] });

  expect(said).toMatchObject({
    text: 'Recalled, not kept cold or not given in full: one more is needed and can be given now',
    details: [],
  });
});
