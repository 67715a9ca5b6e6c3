import fc from 'fast-check';
import { newId } from '#server/db/id.ts';
import type { vaccinesEndpoints } from '#contract/vaccines/endpoints.ts';
import { decideVaccine, noteVaccineConditions } from '#contract/vaccines/changes.ts';
import { addDays, day } from '#domain/time/day.ts';
import { monthOf } from '#domain/time/month.ts';
import type { Family } from '../family.ts';
import { aPlan, marked, rowOf } from '../vaccines/stored-vaccines.ts';
import { toAccounts, toEveryViewer, toEveryEditor, type AccessTo } from './access.ts';
import { entryColumns, type Columns } from './columns.ts';
import { bornOn, planted, words, type Drawn, type Generated } from './generated.ts';
import type { Told } from './privacy.ts';
import type { RequestsTo } from './requests.ts';

export { demo } from './demo/vaccines.ts';

export const access: AccessTo<typeof vaccinesEndpoints> = {
  // Vaccines: viewers read, co-parents and the primary parent mark, decide and choose. The schedule is public.
  listVaccines: toAccounts,
  listVaccineConditions: toAccounts,
  readVaccinePlan: toEveryViewer,
  readVisitPlan: toEveryViewer,
  readVaccinesAsFhir: toEveryViewer,
  addDoses: toEveryEditor,
  changeDose: toEveryEditor,
  removeDose: toEveryEditor,
  takeBackDoses: toEveryEditor,
  changePlannedDose: toEveryEditor,
  decideVaccine: toEveryEditor,
  undecideVaccine: toEveryEditor,
  noteVaccineConditions: toEveryEditor,
  markBloodTest: toEveryEditor,
  chooseVaccineAuthority: toEveryEditor,
  answerPast: toEveryEditor,
  takeBackPast: toEveryEditor,
  answerAboutBirth: toEveryEditor,
  forgetBirthAnswer: toEveryEditor,
  openPast: toEveryEditor,
};

export const columns = {
  vaccine_plans: {
    child_id: 'text',
    authority: 'text',
    edition: 'text',
    computed_on: 'text',
    past_open: 'integer',
    hepatitis_b_at_birth: 'text?',
    mother_rsv_answered: 'integer',
    blood_test_by: 'text?',
    blood_test_at: 'text?',
    ...entryColumns,
  },
  doses: {
    child_id: 'text',
    id: 'text',
    given_on: 'text?',
    given_in: 'text?',
    month_entered_on: 'text?',
    marked_at_time: 'text',
    cvx: 'text?',
    vaccine: 'text?',
    lot: 'text?',
    place: 'text?',
    site: 'text?',
    ...entryColumns,
  },
  planned_doses: {
    child_id: 'text',
    id: 'text',
    vaccine: 'text',
    number: 'integer',
    due_on: 'text?',
    window_ends_on: 'text?',
    is_needed: 'integer',
    is_not_given: 'integer',
    given_as: 'text?',
    dose_id: 'text?',
    notes: 'text?',
    ...entryColumns,
  },
  vaccine_decisions: {
    child_id: 'text',
    vaccine: 'text',
    decision: 'text',
    until_on: 'text?',
    reason: 'text?',
    decided_on: 'text',
    ...entryColumns,
  },
  vaccine_conditions: { child_id: 'text', id: 'text', ...entryColumns },
  past_questions: { child_id: 'text', user_id: 'text', opened_at: 'text', answer_id: 'text?', answer_added: 'text?' },
} as const satisfies Partial<Columns>;

export const told: Told = [
  ['when the question about the time before a child was added was first shown', 'past_questions.opened_at'],
  ['Each dose of a vaccine: its day, or its month', 'doses.given_on doses.given_in'],
  ['when the month was entered', 'doses.month_entered_on'],
  ['product, lot number', 'doses.cvx doses.vaccine doses.lot'],
  ['place and body site, and the time if you enter it', 'doses.place doses.site doses.marked_at_time'],
  [
    'whose schedule it follows, as published when and worked out when',
    'vaccine_plans.authority vaccine_plans.edition vaccine_plans.computed_on',
  ],
  ['whether you have said what happened before the child was added', 'vaccine_plans.past_open'],
  ['whether the hepatitis B shot was given in the hospital', 'vaccine_plans.hepatitis_b_at_birth'],
  ["whether you answered about the mother's RSV vaccine", 'vaccine_plans.mother_rsv_answered'],
  ['that the blood test after hepatitis B vaccine was done', 'vaccine_plans.blood_test_at'],
  ['if you say so, with who said it and when', 'vaccine_plans.blood_test_by'],
  ['when each dose was due and until when', 'planned_doses.vaccine planned_doses.number planned_doses.due_on'],
  ['and until when, whether it is still needed', 'planned_doses.window_ends_on planned_doses.is_needed'],
  ['which dose counts for it, your notes', 'planned_doses.dose_id planned_doses.notes'],
  ['which doses you said the child did not have before it was added', 'planned_doses.is_not_given'],
  ['and with which dose you corrected that', 'planned_doses.given_as'],
  [
    'your latest answer about that time, so that it is kept once',
    'past_questions.answer_id past_questions.answer_added',
  ],
  ['what you put off, declined or asked for', 'vaccine_decisions.vaccine vaccine_decisions.decision'],
  [
    'on which day, until when and why',
    'vaccine_decisions.decided_on vaccine_decisions.until_on vaccine_decisions.reason',
  ],
];

const conditionPhrases: Readonly<Record<string, string>> = {
  'no-spleen': 'a spleen that is missing or does not work',
  'sickle-cell': 'a disease of the blood',
  'weak-immune-system': 'a weak immune system',
  'severely-weak-immune-system': 'a weak immune system',
  scid: 'a weak immune system',
  'immune-medicine': 'a medicine or treatment that weakens it',
  chemotherapy: 'a medicine or treatment that weakens it',
  hiv: 'HIV',
  'lung-disease-born-early': 'an early birth with lung disease',
  'lung-disease': 'lungs, heart or kidneys',
  'cystic-fibrosis': 'lungs, heart or kidneys',
  asthma: 'lungs, heart or kidneys',
  'severe-asthma': 'lungs, heart or kidneys',
  'heart-disease': 'lungs, heart or kidneys',
  'kidney-disease': 'lungs, heart or kidneys',
  dialysis: 'lungs, heart or kidneys',
  'nephrotic-syndrome': 'lungs, heart or kidneys',
  'cochlear-implant': 'an implant in the ear',
  'spinal-fluid-leak': 'a spinal fluid leak',
  'blocked-bowel': 'chickenpox or a blocked bowel in the past',
  chickenpox: 'chickenpox or a blocked bowel in the past',
  'brain-illness-after-dtap': 'a severe reaction to a vaccine',
  native: 'American Indian or Alaska Native heritage',
  travel: 'a trip abroad',
  'measles-outbreak': 'a stay where there is measles',
  'hepatitis-b-contact': 'hepatitis B at home',
};

export function tellsOfCondition(id: string): string | undefined {
  return id.startsWith('reaction-') ? 'a severe reaction to a vaccine' : conditionPhrases[id];
}

export const requests: RequestsTo<typeof vaccinesEndpoints> = {
  listVaccines: async () => ({}),
  listVaccineConditions: async () => ({}),
  readVaccinePlan: async ({ child }) => ({ params: { childId: child.id } }),
  readVisitPlan: async ({ child }) => ({ params: { childId: child.id } }),
  readVaccinesAsFhir: async ({ child }) => ({ params: { childId: child.id } }),
  addDoses: async (family) => {
    const { childId, doseId } = await ofADose(family);
    return { params: { childId }, body: { doses: [hepatitisB], replaces: [{ id: doseId, version: 1 }] } };
  },
  changeDose: async (family) => ({
    params: await ofADose(family),
    body: { ...hepatitisB, vaccine: 'hepb', lot: 'B4821', version: 1 },
  }),
  removeDose: async (family) => ({ params: await ofADose(family), body: { version: 1 } }),
  takeBackDoses: async (family) => {
    const { childId, doseId } = await ofADose(family);
    return { params: { childId }, body: { doses: [{ id: doseId, version: 1 }] } };
  },
  changePlannedDose: async (family) => ({
    params: { childId: family.child.id, plannedDoseId: rowOf(await aPlan(family), 'hepb', 1).id },
    body: { completed: true, notes: 'Left thigh.', version: 1 },
  }),
  decideVaccine: async (family) => {
    await aPlan(family);
    return { params: { childId: family.child.id, vaccine: 'covid' }, body: { decision: 'wanted', version: null } };
  },
  undecideVaccine: async (family) => {
    const params = { childId: family.child.id, vaccine: 'covid' };
    await family.parent.call(decideVaccine, { params, body: { decision: 'wanted', version: null } });
    return { params, body: { version: 1 } };
  },
  noteVaccineConditions: async (family) => {
    await aPlan(family);
    return { params: { childId: family.child.id }, body: { conditions: ['asthma', 'no-spleen'], seen: [] } };
  },
  markBloodTest: async ({ child }) => ({ params: { childId: child.id }, body: { isDone: true } }),
  chooseVaccineAuthority: async (family) => {
    await aPlan(family);
    return { params: { childId: family.child.id }, body: { authority: 'aap-2026', version: 1 } };
  },
  answerPast: async (family) => {
    await aPlan(family);
    return { params: { childId: family.child.id }, body: { checkups: [], doses: [hepatitisB], isDone: true } };
  },
  takeBackPast: async (family) => {
    const { childId, doseId } = await ofADose(family);
    return { params: { childId }, body: { checkups: [], doses: [{ id: doseId, version: 1 }], isOpen: true } };
  },
  answerAboutBirth: async ({ child, house }) => {
    // Only a newborn's family is asked.
    const newborn = { born_on: day('2026-11-20') };
    await house.db.updateTable('children').set(newborn).where('id', '=', child.id).execute();
    return { params: { childId: child.id }, body: { question: 'hepatitis-b', answer: 'unknown' } };
  },
  forgetBirthAnswer: async ({ child }) => ({
    params: { childId: child.id },
    body: { question: 'hepatitis-b', answer: 'yes', dose: { id: newId(), version: 1 } },
  }),
  openPast: async ({ child }) => ({ params: { childId: child.id } }),
};

const hepatitisB = { givenOn: day('2026-07-19'), cvx: '08', lot: 'A1204', place: 'City Hospital' };

async function ofADose(family: Family) {
  const { doses } = await marked(family, [hepatitisB]);
  return { childId: family.child.id, doseId: doses[0]?.id ?? '' };
}

const dose = fc.record({
  afterDays: fc.option(fc.integer({ min: 0, max: 320 })),
  isMonth: fc.boolean(),
  given: fc.constantFrom({ cvx: '08' }, { cvx: '120' }, { cvx: '03' }, { vaccine: 'pcv' }, { vaccine: 'covid' }),
  lot: fc.option(words(40)),
  place: fc.option(words(80)),
  site: fc.constantFrom('left-arm' as const, 'right-thigh' as const, null),
});

const decision = fc.record({
  vaccine: fc.constantFrom('covid', 'flu', 'mmr'),
  decision: fc.constantFrom('deferred' as const, 'declined' as const),
  reason: fc.option(words(200)),
});

const condition = fc.constantFrom('asthma', 'no-spleen', 'chickenpox', 'hiv', 'travel');

export const generated: Generated<'doses' | 'vaccine-conditions' | 'vaccine-plan'> = {
  doses: planted(
    fc.uniqueArray(dose, { maxLength: 4, selector: ({ afterDays }) => afterDays }),
    async (all, _, child, parent) => {
      if (all.length > 0) await marked({ child, parent }, all.map(doseOf));
    },
  ),
  'vaccine-conditions': planted(
    fc.uniqueArray(condition, { maxLength: 3 }),
    async (conditions, _, { id: childId }, parent) => {
      await parent.call(noteVaccineConditions, {
        params: { childId },
        body: { conditions: [...conditions], seen: [] },
      });
    },
  ),
  'vaccine-plan': planted(
    fc.uniqueArray(decision, { maxLength: 2, selector: ({ vaccine }) => vaccine }),
    async (all, _, { id: childId }, parent) => {
      for (const { vaccine, ...body } of all) {
        await parent.call(decideVaccine, { params: { childId, vaccine }, body: { ...body, version: null } });
      }
    },
  ),
};

function doseOf({ afterDays, isMonth, given, ...facts }: Drawn<typeof dose>) {
  const on = afterDays === null ? null : addDays(bornOn, afterDays);
  const when = isMonth ? { givenOn: null, givenIn: on && monthOf(on) } : { givenOn: on };
  return { ...when, ...given, ...facts, isAnother: true };
}
