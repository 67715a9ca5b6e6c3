import { expect, test } from 'vitest';
import { chooseVaccineAuthority, noteVaccineConditions } from '#contract/vaccines/changes.ts';
import { readVaccinesAsFhir } from '#contract/vaccines/fhir.ts';
import { readVisitPlan } from '#contract/vaccines/visits.ts';
import { day } from '#domain/time/day.ts';
import { aChild, aFamily } from '#testing/family.ts';
import { aPlan, marked, rowOf } from '#testing/vaccines/stored-vaccines.ts';

/** On November 21, 2026. */
async function planBy(authority: string, born: string, facts: Parameters<typeof aChild>[2] = {}) {
  const family = await aFamily();
  const child = await aChild(family, family.parent, { born_on: day(born), ...facts });
  const { version } = await aPlan({ ...family, child });
  const params = { childId: child.id };
  const plan = await family.parent.call(chooseVaccineAuthority, { params, body: { authority, version } });
  return { plan, ...(await family.parent.call(readVisitPlan, { params })) };
}

test('[decision 61] COVID-19 by the AAP is due from 6 to 23 months, and overdue from no day on which data began', async () => {
  const { plan } = await planBy('aap-2026', '2025-01-20');

  const first = rowOf(plan, 'covid', 1);
  expect(first).toMatchObject({ status: 'upcoming', category: 'routine', recommendedAge: '6 to 23 months' });
  expect(first).toMatchObject({
    dueOn: '2026-07-01',
    windowEndsOn: '2027-01-19',
    why: 'Due now, until January 19, 2027.',
  });
});

test('[decision 61] hepatitis B of a negative mother by the list of January is for no day of birth', async () => {
  const { plan, visits } = await planBy('cdc-2026-01', '2026-11-20', { mother_hepatitis_b: 'negative' });

  const [first, ...others] = plan.planned.filter(({ vaccine }) => vaccine === 'hepb');
  expect(first).toMatchObject({ category: 'ask-your-doctor', birthHours: null, isPrompt: false, dueOn: '2027-01-20' });
  expect(first).toMatchObject({ recommendedAge: 'From 2 months, by shared decision', recommendedOn: '2027-01-20' });
  expect(first?.why).not.toMatch(/birth/);
  expect(plan.newbornNote).toBeNull();
  for (const { dueOn } of others) expect(dueOn !== null && dueOn > '2027-01-20').toBe(true);
  expect(
    visits.flatMap(({ products }) => products.flatMap(({ doses }) => doses)).map((dose) => dose.shortName),
  ).not.toContain('HepB');
});

test('[decision 61] HPV by the list of January is one dose, and so it reads', async () => {
  const { plan } = await planBy('cdc-2026-01', '2015-11-20');

  const rows = plan.planned.filter(({ vaccine, dueOn }) => vaccine === 'hpv' && dueOn !== null);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ categoryNote: 'That list has one dose.', dosesByAuthority: 1 });
  expect(rows[0]?.catchUpByAuthority).toBe(
    'That list has one dose. With weak immunity: 3 doses at 0, 1 to 2 and 6 months.',
  );
});

test('[decision 61] the second dose of hepatitis B follows the first by the list of January, and no note names 1 month', async () => {
  const facts = { mother_hepatitis_b: 'negative', birth_weight_g: 1800, birth_weight_text: '1.8' } as const;
  const { plan } = await planBy('cdc-2026-01', '2026-11-20', facts);

  expect(rowOf(plan, 'hepb', 1).recommendedAge).toBe('From 2 months, by shared decision');
  expect(rowOf(plan, 'hepb', 2)).toMatchObject({
    recommendedAge: 'At least 4 weeks after dose 1',
    dueOn: '2027-02-17',
  });
  expect(plan.newbornNote).toBeNull();
  expect((await planBy('cdc', '2026-11-20', facts)).plan.newbornNote).toMatch(/1 month/);
});

type Told = {
  readonly authority: { readonly display: string };
  readonly recommendation: readonly {
    readonly description: string;
    readonly forecastStatus: { readonly text: string };
    readonly forecastReason?: readonly { readonly text: string }[];
    readonly dateCriterion?: readonly unknown[];
  }[];
};

function toldOf({ text }: { readonly text: string }) {
  const { entry }: { entry: readonly { readonly resource: Partial<Told> }[] } = JSON.parse(text);
  return entry.find(({ resource }) => resource.recommendation)?.resource;
}

const NOT_SAID = 'Not answered yet: the parents have not said what was given before.';

test.each([
  ['cdc', '', 'Not complete', [NOT_SAID]],
  [
    'cdc-2026-01',
    '; list: CDC January 2026 (CDC; blocked by a court in March 2026)',
    'Complete',
    ['Series complete', '1 dose, by the list CDC January 2026 (CDC; blocked by a court in March 2026)'],
  ],
  [
    'aap-2026',
    '; list: AAP 2026 (American Academy of Pediatrics)',
    'Not complete',
    [NOT_SAID, 'By the list AAP 2026 (American Academy of Pediatrics)'],
  ],
])(
  'a file for a clinic says by which list one dose of HPV stands as it does: %s',
  async (authority, list, status, reasons) => {
    const family = await aFamily();
    const child = await aChild(family, family.parent, { born_on: day('2013-03-01') });
    const params = { childId: child.id };
    const { version } = await marked({ ...family, child }, [{ givenOn: '2024-05-01', cvx: '165' }]);
    await family.parent.call(chooseVaccineAuthority, { params, body: { authority, version } });

    const { text } = await family.parent.ask(readVaccinesAsFhir, { params });
    const { entry }: { entry: readonly { readonly resource: Partial<Told> }[] } = JSON.parse(text);
    const told = entry.find(({ resource }) => resource.recommendation)?.resource;
    const of = (group: string) => told?.recommendation?.find(({ description }) => description.startsWith(`${group},`));

    expect(told?.authority?.display.replace(/^.* \+ [a-z]+-\d+/, '')).toBe(list);
    expect(of('HPV')?.forecastStatus.text).toBe(status);
    expect((of('HPV')?.forecastReason ?? []).map((one) => one.text)).toEqual(reasons);
    expect(of('Polio')?.forecastReason).toEqual([{ text: NOT_SAID }]);
  },
);

test.each([
  ['cdc', '2017-06-01', 'Meningococcal B'],
  ['cdc-2026-01', '2026-11-20', 'Meningococcal'],
])(
  'by the list %s a child born %s without a spleen has no day of what is decided together: %s',
  async (authority, born, group) => {
    const family = await aFamily();
    const child = await aChild(family, family.parent, { born_on: day(born) });
    const params = { childId: child.id };
    const noted = { conditions: ['no-spleen'], seen: [] };
    const { version } = await family.parent.call(noteVaccineConditions, { params, body: noted });
    await family.parent.call(chooseVaccineAuthority, { params, body: { authority, version } });

    const told = toldOf(await family.parent.ask(readVaccinesAsFhir, { params }));
    const of = (type: string) =>
      told?.recommendation?.find(({ description }) => description.startsWith(`${group}, ${type}`));

    expect(of('Increased Risk')?.forecastStatus.text).not.toContain('ask the doctor');
    expect(of('Standard')?.forecastStatus.text).toBe('Not complete: ask the doctor first');
    expect(JSON.stringify(of('Standard')?.dateCriterion)).not.toMatch(/due|overdue/);
  },
);
