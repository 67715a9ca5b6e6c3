import { describe, expect, test } from 'vitest';
import type { Request } from '#contract/endpoint.ts';
import { decideVaccine, noteVaccineConditions } from '#contract/vaccines/changes.ts';
import { readVaccinesAsFhir } from '#contract/vaccines/fhir.ts';
import { addDays, day } from '#domain/time/day.ts';
import { aChild, aFamily, aPerson, tie, type Family } from '#testing/family.ts';
import { codeFaults, emptyOrDangling, fhirFaults } from '#testing/fhir.ts';
import { aPlan, marked } from '#testing/vaccines/stored-vaccines.ts';

type Code = { readonly coding?: readonly { readonly system: string; readonly code: string }[]; readonly text?: string };
type Recommended = {
  readonly forecastStatus: Code;
  readonly forecastReason?: readonly Code[];
  readonly contraindicatedVaccineCode?: readonly Code[];
  readonly description: string;
  readonly dateCriterion?: readonly { readonly code: Code; readonly value: string }[];
};
type Bundle = {
  readonly timestamp: string;
  readonly entry: readonly {
    readonly fullUrl: string;
    readonly resource: {
      readonly resourceType: string;
      readonly vaccineCode?: Code;
      readonly occurrenceDateTime?: string;
      readonly lotNumber?: string;
      readonly recommendation?: readonly Recommended[];
    };
  }[];
};

/** A child's vaccines as a clinic gets them; what is served was held against what HL7 publishes. */
async function served({ child, parent }: Pick<Family, 'child' | 'parent'>, reader = parent) {
  const { text } = await reader.ask(readVaccinesAsFhir, { params: { childId: child.id } });
  const bundle: Bundle = JSON.parse(text);
  expect([...fhirFaults(bundle), ...codeFaults(bundle), ...emptyOrDangling(bundle)]).toEqual([]);
  const resources = bundle.entry.map(({ resource }) => resource);
  const immunizations = resources.filter(({ resourceType }) => resourceType === 'Immunization');
  const recommendations = resources.flatMap(({ recommendation = [] }) => recommendation);
  return { bundle, resources, immunizations, recommendations, text };
}

type Decided = Omit<Request<typeof decideVaccine>['body'], 'version'>;

function decided({ child, parent }: Family, vaccine: string, body: Decided) {
  return parent.call(decideVaccine, { params: { childId: child.id, vaccine }, body: { ...body, version: null } });
}

const vaccinesByGroup = Object.entries({ Rotavirus: 'rv', MMR: 'mmr', HepB: 'hepb', Influenza: 'flu', Polio: 'ipv' });

function isTold({ forecastStatus }: Recommended, code: string): boolean {
  return forecastStatus.coding?.some((one) => one.code === code) ?? false;
}

/** LOINC 30980-7, date vaccine due. */
function dueDay(recommended?: Recommended) {
  return recommended?.dateCriterion?.find(({ code }) => code.coding?.some((one) => one.code === '30980-7'))?.value;
}

/** The CVX codes of the doses. */
function codes(immunizations: readonly { readonly vaccineCode?: Code }[]) {
  return immunizations.map(({ vaccineCode }) => {
    return vaccineCode?.coding?.find(({ system }) => system.endsWith('cvx'))?.code;
  });
}

describe('[VAX-01] vaccines as a file for a clinic', () => {
  test('are saved under the day of making, as FHIR says', async () => {
    const { viewer, child } = await aFamily();

    const { status, headers } = await viewer.ask(readVaccinesAsFhir, { params: { childId: child.id } });

    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/fhir+json');
    expect(headers.get('content-disposition')).toBe('attachment; filename="fernling-vaccines-2026-11-21.fhir.json"');
    expect(headers.get('cache-control')).toContain('no-store');
  });

  test('hold the child, each dose with what became of it, and what is next', async () => {
    const family = await aFamily();
    await aPlan(family);
    await marked(family, [
      { givenOn: '2026-09-19', cvx: '120', lot: 'U1203AB' },
      { givenOn: '2026-07-19', cvx: '08' },
    ]);

    const { bundle, resources, immunizations } = await served(family, family.viewer);

    expect(bundle.timestamp).toBe(family.clock.now().toISOString());
    expect(bundle.entry[0]).toMatchObject({
      fullUrl: `urn:uuid:${family.child.id}`,
      resource: { resourceType: 'Patient', name: [{ text: 'Maya Brooks' }], birthDate: '2026-07-19' },
    });
    expect(immunizations).toMatchObject([
      { occurrenceDateTime: '2026-07-19' },
      { occurrenceDateTime: '2026-09-19', lotNumber: 'U1203AB' },
    ]);
    expect(codes(immunizations)).toEqual(['08', '120']);
    expect(new Set(resources.map(({ resourceType }) => resourceType))).toEqual(
      new Set(['Patient', 'Immunization', 'ImmunizationEvaluation', 'ImmunizationRecommendation']),
    );
  });

  test('give a dose of an unknown product an unspecified code', async () => {
    const family = await aFamily();
    const vaccines = ['pcv', 'dtap', 'hepb'];
    await marked(
      family,
      vaccines.map((vaccine) => ({ givenOn: '2026-09-19', vaccine })),
    );

    const { immunizations } = await served(family);

    expect(codes(immunizations)).toEqual(['152', '107', '45']);
  });

  test('tell a dose of an unknown day as such, judged by nobody', async () => {
    const family = await aFamily();
    await marked(family, [
      { givenOn: null, vaccine: 'dtap' },
      { givenOn: '2026-09-19', cvx: '120' },
    ]);

    const { immunizations, text } = await served(family);

    expect(codes(immunizations)).toEqual(['120', '107']);
    expect(immunizations[1]).toMatchObject({ occurrenceString: 'Day not known', status: 'completed' });
    expect(immunizations[1]).not.toHaveProperty('protocolApplied');
    expect(text.match(/immunizationEvent/g)?.length).toBe(text.match(/"ImmunizationEvaluation"/g)?.length);
  });

  test('tell a dose of a known month by its month', async () => {
    const family = await aFamily();
    await marked(family, [{ givenOn: null, givenIn: '2026-09', cvx: '120' }]);

    const { immunizations } = await served(family);

    expect(immunizations).toMatchObject([{ occurrenceDateTime: '2026-09', primarySource: false }]);
  });

  test('say of every dose that a parent told it from memory', async () => {
    const family = await aFamily();
    await marked(family, [
      { givenOn: '2026-09-19', cvx: '120' },
      { givenOn: null, vaccine: 'hepb' },
    ]);

    const { immunizations } = await served(family);
    const recall = { primarySource: false, reportOrigin: { coding: [{ code: 'recall' }] } };

    expect(immunizations).toMatchObject([recall, recall]);
  });

  test('tell what was declined or put off as not done, with the reason, until the day it was put off to', async () => {
    const family = await aFamily();
    await aPlan(family);
    await decided(family, 'rv', { decision: 'declined', reason: 'We talked with Dr. Lee.' });
    await decided(family, 'ipv', { decision: 'deferred', until: '2026-12-24' });

    const now = (await served(family)).immunizations;
    family.clock.goOn({ days: 33 });
    const later = (await served(family)).immunizations;

    expect(codes(now)).toEqual(['10', '122']);
    expect(now).toMatchObject([
      { status: 'not-done', statusReason: { text: 'Put off by the parents until December 24, 2026' } },
      {
        status: 'not-done',
        occurrenceDateTime: '2026-11-21',
        statusReason: { coding: [{ code: 'PATOBJ' }], text: 'Declined by the parents: We talked with Dr. Lee.' },
      },
    ]);
    expect(now[0]).not.toHaveProperty('statusReason.coding');
    expect(codes(later)).toEqual(['122']);
  });

  test('are due on the day that the plan shows, influenza too', async () => {
    const family = await aFamily();
    const child = await aChild(family, family.parent, { born_on: day('2025-07-19') });

    const { recommendations } = await served({ ...family, child });
    const plan = await aPlan({ ...family, child });
    const dueOf = (name: string) => recommendations.find(({ description }) => description.startsWith(`${name},`));
    const shown = (vaccine: string) => plan.planned.find((row) => row.vaccine === vaccine)?.dueOn;

    expect(shown('flu')).toBe('2026-09-01');
    expect(dueDay(dueOf('Influenza'))).toBe(shown('flu'));
    expect(dueDay(dueOf('Polio'))).toBe(shown('ipv'));
  });

  test('[decision 73] are overdue exactly where the plan says so, at any age of a baby that was given nothing', async () => {
    const family = await aFamily();
    const births = Array.from({ length: 24 }, (_, n) => addDays(day('2026-11-20'), -27 * n));
    const children = await Promise.all(births.map((born_on) => aChild(family, family.parent, { born_on })));
    for (const child of children) await aPlan({ ...family, child });
    family.clock.goOn({ days: 15 });

    const differing: string[] = [];
    for (const child of children) {
      const { recommendations } = await served({ ...family, child });
      const { planned } = await aPlan({ ...family, child });
      for (const [group, vaccine] of vaccinesByGroup) {
        const row = planned.find((one) => one.vaccine === vaccine && one.status !== 'not-needed');
        const told = recommendations.some((one) => one.description.startsWith(`${group},`) && isTold(one, 'overdue'));
        if (told !== (row?.status === 'overdue')) differing.push(`${child.bornOn} ${vaccine} ${row?.status}`);
      }
    }

    expect(differing).toEqual([]);
  });

  test('tell the day of an RSV row that waits for the season to come', async () => {
    const family = await aFamily();
    family.clock.goOn({ days: 170 });
    const parent = await aPerson(family, 'Ines');
    const child = await aChild(family, parent, { born_on: day('2027-04-20') });
    const { recommendations } = await served({ child, parent });
    const plan = await aPlan({ ...family, parent, child });
    const rsv = recommendations.find(({ description }) => description.startsWith('RSV,'));

    expect(plan.planned.find(({ vaccine }) => vaccine === 'rsv-ab')?.dueOn).toBe('2027-10-01');
    expect([rsv?.forecastStatus.text, rsv?.forecastReason, dueDay(rsv)]).toEqual([
      'Not complete',
      undefined,
      '2027-10-01',
    ]);
  });

  test.each([
    { season: 'in its season', days: 0, bornOn: '2026-10-20' },
    { season: 'after it', days: 210, bornOn: '2027-04-20' },
  ])('say of RSV antibody $season what the page says, where the mother had the vaccine', async ({ days, bornOn }) => {
    const family = await aFamily();
    family.clock.goOn({ days });
    const parent = await aPerson(family, 'Ines');
    const child = await aChild(family, parent, { born_on: day(bornOn), mother_rsv_vaccine: 1 });
    const { recommendations } = await served({ child, parent });
    const rsv = recommendations.find(({ description }) => description.startsWith('RSV,'));

    expect([rsv?.forecastStatus.text, rsv?.forecastReason, rsv?.contraindicatedVaccineCode]).toEqual([
      'Not recommended',
      [{ text: 'Usually not needed: the mother had the RSV vaccine in pregnancy' }],
      undefined,
    ]);
  });

  test.each([
    { condition: 'travel', group: 'MMR', vaccine: 'mmr', dueOn: '2027-01-19', ofEvery: '2027-07-19' },
    { condition: 'travel', group: 'HepA', vaccine: 'hepa', dueOn: '2027-01-19', ofEvery: '2027-07-19' },
  ])('tell $group for $condition from its day, beside that of every child', async (of) => {
    const { condition, group, vaccine, dueOn, ofEvery } = of;
    const family = await aFamily();
    await family.parent.call(noteVaccineConditions, {
      params: { childId: family.child.id },
      body: { conditions: [condition], seen: [] },
    });
    const { recommendations } = await served(family);
    const plan = await aPlan(family);
    const told = recommendations.filter(({ description }) => description.startsWith(`${group},`));

    expect(plan.planned.find((row) => row.vaccine === vaccine)?.dueOn).toBe(dueOn);
    expect(told.map(dueDay)).toEqual([ofEvery, dueOn]);
    expect(told[1]?.description).toContain('It begins at 6 months, because of what is noted about the child.');
  });

  test('[decision 60] ask the doctor first about live vaccines where weak immunity is noted', async () => {
    const family = await aFamily();
    const child = await aChild(family, family.parent, { born_on: day('2025-10-01') });
    const params = { childId: child.id };
    const before = (await served({ ...family, child })).recommendations;
    await family.parent.call(noteVaccineConditions, { params, body: { conditions: ['weak-immune-system'], seen: [] } });
    const { recommendations } = await served({ ...family, child });

    const live = ({ description }: Recommended) => /^(MMR|Varicella),/.test(description);
    expect(before.filter(live).map((one) => isTold(one, 'due'))).toEqual([true, true]);
    expect(recommendations.filter((one) => live(one) && (isTold(one, 'due') || isTold(one, 'overdue')))).toEqual([]);
  });

  test('[decision 59] never call three doses of hepatitis B complete for a light baby', async () => {
    const family = await aFamily();
    const facts = { born_on: day('2026-04-15'), birth_weight_g: 1800, mother_hepatitis_b: 'positive' } as const;
    const child = await aChild(family, family.parent, facts);
    const doses = ['2026-05-15', '2026-06-15', '2026-10-15'].map((givenOn) => ({ givenOn, cvx: '08' }));
    await marked({ ...family, child }, doses);

    const { recommendations } = await served({ ...family, child });
    const hepB = recommendations.filter(({ description }) => description.startsWith('HepB,'));

    expect(hepB.some((one) => isTold(one, 'complete'))).toBe(false);
    expect(hepB[0]?.forecastReason).toContainEqual({
      text: 'Ask the doctor whether one more is needed: babies under 2,000 g need one at birth and three from 1 month on, and no dose at birth is entered',
    });
  });

  test.each(['2026-11-20', '2024-11-01', '2021-11-01', '2015-01-01', '2009-01-01'])(
    'of a child born on %s hold no guidance for adults and no last day in adult life',
    async (bornOn) => {
      const family = await aFamily();
      const child = await aChild(family, family.parent, { born_on: day(bornOn) });

      const { text, recommendations } = await served({ ...family, child });
      const days = recommendations.flatMap(({ dateCriterion = [] }) => dateCriterion.map(({ value }) => value));

      expect(text).not.toMatch(/60 years|65 years|27-45 years|19 through 64|19-21 years|women of childbearing/);
      expect(days.filter((on) => on >= `${Number(bornOn.slice(0, 4)) + 19}${bornOn.slice(4)}`)).toEqual([]);
    },
  );

  test.each(['2026-11-20', '2026-05-19', '2024-11-01', '2021-11-01', '2017-01-01'])(
    '[decision 66] of a child born on %s hold nothing of its own pregnancy, nor of doses before it was born',
    async (bornOn) => {
      const family = await aFamily();
      const child = await aChild(family, family.parent, { born_on: day(bornOn) });

      const { text } = await served({ ...family, child });

      expect(text).not.toMatch(
        /[Pp]regnant (women|persons)|during each pregnancy|after pregnancy|before August 7, 2009/,
      );
    },
  );

  test.each(['2026-11-20', '2026-05-19', '2025-07-01', '2024-11-01', '2021-11-01', '2015-01-01', '2010-10-01'])(
    '[decision 63] of a child born on %s call nothing due or overdue that the plan does not',
    async (bornOn) => {
      const family = await aFamily();
      const child = await aChild(family, family.parent, { born_on: day(bornOn) });
      const { planned } = await aPlan({ ...family, child });

      const { recommendations } = await served({ ...family, child });

      const inPlan = planned.map(({ vaccine }) => vaccine);
      for (const [group, vaccine] of Object.entries({ 'COVID-19': 'covid', 'Meningococcal B': 'menb' })) {
        const ofGroup = recommendations.filter(({ description }) => description.startsWith(`${group},`));
        expect(inPlan).not.toContain(vaccine);
        expect(ofGroup.filter((one) => isTold(one, 'overdue') || isTold(one, 'due'))).toEqual([]);
        expect(ofGroup.map(dueDay).filter((on) => on !== undefined)).toEqual([]);
      }
    },
  );

  test('[decision 66] an early MMR dose before travel is none of the two, and the routine doses are not due yet', async () => {
    const family = await aFamily();
    const child = await aChild(family, family.parent, { born_on: day('2026-04-20') });
    const params = { childId: child.id };
    await aPlan({ ...family, child });
    await family.parent.call(noteVaccineConditions, { params, body: { conditions: ['travel'], seen: [] } });
    const ofMmr = ({ description }: Recommended) => description.startsWith('MMR,');
    const before = (await served({ ...family, child })).recommendations.filter(ofMmr);
    await marked({ child, parent: family.parent }, [{ givenOn: '2026-11-21', cvx: '03' }]);

    const { immunizations, text } = await served({ ...family, child });

    expect(before.map((one) => isTold(one, 'due'))).toEqual([false, true]);
    expect(immunizations[0]).not.toHaveProperty('protocolApplied');
    expect(text).not.toContain('"code": "valid"');
  });

  test('hold a dose of a vaccine that the schedule does not have', async () => {
    const family = await aFamily();
    await marked(family, [{ givenOn: '2026-11-21', cvx: '37' }]);

    expect(codes((await served(family)).immunizations)).toEqual(['37']);
  });

  test('hold a dose that was given where tomorrow has begun', async () => {
    const family = await aFamily();
    const tia = await aPerson(family, 'Tia Brooks', { time_zone: 'Pacific/Kiritimati' });
    await tie(family, family.child, tia);
    await marked(family, [{ givenOn: '2026-11-22', cvx: '08' }], tia);

    const { immunizations } = await served(family);

    expect(immunizations).toMatchObject([{ occurrenceDateTime: '2026-11-22' }]);
  });

  test('of a child with few facts are valid FHIR, too', async () => {
    const family = await aFamily();
    const facts = { last_name: null, gender: null, born_on: day('2026-11-21') };
    const child = await aChild(family, family.parent, facts);

    const { resources } = await served({ ...family, child });

    expect(resources.map(({ resourceType }) => resourceType)).toEqual(['Patient', 'ImmunizationRecommendation']);
  });

  test('are not there for a stranger', async () => {
    const { stranger, nobody, child } = await aFamily();
    const params = { childId: child.id };

    const answers = [
      await stranger.ask(readVaccinesAsFhir, { params }),
      await nobody.ask(readVaccinesAsFhir, { params }),
    ];

    expect(answers).toMatchObject([{ status: 404, body: { code: 'not-found' } }, { status: 401 }]);
    expect(answers.map(({ text }) => text).join()).not.toContain('Maya');
  });
});
