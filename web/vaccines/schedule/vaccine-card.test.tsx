import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import type { PlannedDose, VaccinePlan, Vaccines } from '#contract/vaccines.ts';
import { addDays, day } from '#domain/time/day.ts';
import type { Loaded } from '#testing/web/a-query-cache.tsx';
import { maya } from '#testing/web/replies.ts';
import { vaccineFacts } from '#testing/vaccines/vaccine-facts.ts';
import { shownWith, type KnownByPage } from '#testing/vaccines/vaccine-page.tsx';
import {
  latePlan,
  planAtCheckup,
  planBeforeAnswers,
  planned as aDose,
  vaccinePlan,
} from '#testing/vaccines/vaccine-replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { renderWhole } from '#web/client/page/lazily.ts';
import { VaccineCard } from './vaccine-card.tsx';

const WHY =
  'Not known whether hepatitis B vaccine was given in the hospital. Ask the hospital or your doctor now. If nobody knows, the doctor will give it.';
const offline = new CallFailed('offline');
/** As the server draws it. */
async function saidOf(page: ReactElement, known: KnownByPage): Promise<string> {
  const { html } = await renderWhole(() => shownWith(page, known));
  return wordsOf(html);
}

const viewed = { ...maya, may: 'view' as const, isPrimary: false };

describe('[VAX-04] [UI-02] the card of the dashboard', () => {
  const card = (plan: Loaded<VaccinePlan>, facts?: Loaded<Vaccines>) =>
    saidOf(<VaccineCard child={maya} />, { plan, ...(facts !== undefined && { facts }) });

  test('[decision 76] says first what is due, by name, until when, and at which checkup, with one button', async () => {
    expect(await card(planAtCheckup)).toMatch(
      /^Vaccine Schedule Based on CDC recommendations 5 shots are due: DTaP, rotavirus, Hib, pneumococcal and polio\. They can wait until January 15\. Your checkup is on Tuesday\. Mark what was given DTaP, dose 2/,
    );
    expect(await saidOf(<VaccineCard child={viewed} />, { plan: vaccinePlan })).not.toContain('Mark what was given');
  });

  test('shows the earliest overdue, the next upcoming and the latest completed dose', async () => {
    expect(await card(latePlan)).toMatch(
      /^Vaccine Schedule Based on CDC recommendations 5 vaccines are overdue\. Please check with your pediatrician\. DTaP, rotavirus, Hib, pneumococcal and polio\. Due since .* Mark what was given DTaP, dose 2 Due: Jun 14, 2026 Overdue .* Hepatitis B \(HepB\), dose 3 Due: Jan 19, 2027 Upcoming .* RSV, dose 1 Completed: Oct 6, 2026 Completed .* See the full schedule Source: CDC/,
    );
  });

  test('says once why it could not be read', async () => {
    const failed = new CallFailed('not-understood');

    expect((await card(failed)).split(failed.message)).toHaveLength(2);
  });

  test('names a list that a court blocked as blocked', async () => {
    const authority = vaccineFacts.authorities.find(({ label }) => label !== null) ?? vaccinePlan.authority;
    const said = await card({ ...vaccinePlan, authority });

    expect(said).toContain(`Based on ${authority.title} (blocked by a court in March 2026)`);
    expect(said).toContain(`Schedule: ${authority.title} (blocked by a court in March 2026).`);
  });

  test.each([
    { age: 0, is: true },
    { age: 7, is: true },
    { age: 8, is: false },
  ])('says in the first week what the mother’s hepatitis B test means: day $age, $is', async ({ age, is }) => {
    const asOf = addDays(maya.bornOn, age);
    const said = await card({ ...vaccinePlan, asOf, newbornNote: 'If it was not given, call the doctor now.' });

    expect(said.startsWith('Vaccine Schedule Based on CDC recommendations If it was not given, call')).toBe(is);
    expect(said.includes('call the doctor now')).toBe(is);
  });

  test('says it until the birth dose is recorded', async () => {
    const newbornNote = 'If it was not given, call the doctor now.';
    const of = (birthHours: 12 | 24) =>
      card({
        ...vaccinePlan,
        asOf: addDays(maya.bornOn, 20),
        newbornNote,
        planned: [{ ...aDose('hepb', 1, '2026-07-19'), birthHours }],
      });

    expect(await of(12)).toContain('recommendations If it was not given, call');
    expect(await of(24)).not.toContain('call the doctor now');
  });

  test('says whom to ask, in alert and row, as long as nobody knows whether the shot in the hospital was given', async () => {
    const row = { ...aDose('hepb', 1, '2026-11-21'), why: WHY };
    const of = (change: Partial<PlannedDose>, answer: 'no' | 'unknown' = 'unknown') =>
      card({
        ...vaccinePlan,
        planned: [{ ...row, ...change }],
        birthAnswers: { ...vaccinePlan.birthAnswers, 'hepatitis-b': answer },
      });

    expect(await of({ birthHours: 12 })).toContain(` ${WHY}`);
    expect((await of({ status: 'overdue' })).split(WHY)).toHaveLength(3);
    expect(await of({}, 'no')).not.toContain(WHY);
    expect(await of({ completed: true, status: 'completed' })).not.toContain(WHY);
  });

  test.each([
    { day: 0, mother: null, isCalm: true },
    { day: 3, mother: null, isCalm: true },
    { day: 7, mother: 'negative', isCalm: true },
    { day: 3, mother: 'unknown', isCalm: true },
    { day: 3, mother: 'positive', isCalm: false },
    { day: 8, mother: null, isCalm: false },
  ] as const)(
    'says whom to call for a shot that was not given in the hospital, and does not scold: day $day, mother $mother',
    async ({ day: age, mother, isCalm }) => {
      const asOf = addDays(maya.bornOn, age);
      const row = { ...aDose('hepb', 1, maya.bornOn), status: age === 0 ? 'upcoming' : 'overdue' } as const;
      const birthAnswers = { ...vaccinePlan.birthAnswers, 'hepatitis-b': 'no', 'mother-hepatitis-b': mother } as const;
      const said = await card({ ...vaccinePlan, asOf, planned: [row], birthAnswers });

      expect(
        said.includes(
          'Hepatitis B shot not given in the hospital. Call the doctor or nurse now: Maya can still get it today.',
        ),
      ).toBe(isCalm);
      expect(/Please check with your pediatrician|window ended|Due since/.test(said)).toBe(!isCalm);
    },
  );

  test.each([
    { day: 0, mother: null, isCalm: true },
    { day: 3, mother: 'negative', isCalm: true },
    { day: 7, mother: 'unknown', isCalm: true },
    { day: 3, mother: 'positive', isCalm: false },
    { day: 8, mother: null, isCalm: false },
  ] as const)(
    '[decision 58] says after ‘I do not know’ who can tell, and that the doctor gives the shot: day $day, mother $mother',
    async ({ day: age, mother, isCalm }) => {
      const asOf = addDays(maya.bornOn, age);
      const status = age === 0 ? 'upcoming' : 'overdue';
      const row = { ...aDose('hepb', 1, maya.bornOn), why: WHY, status } as const;
      const answers = { 'hepatitis-b': 'unknown', 'mother-hepatitis-b': mother } as const;
      const birthAnswers = { ...vaccinePlan.birthAnswers, ...answers };
      const said = await card({ ...vaccinePlan, asOf, planned: [row], birthAnswers });

      expect(
        said.includes(
          'Not known whether the hepatitis B shot was given in the hospital. Ask the hospital, which has the birth ' +
            'record, or your doctor now. If nobody knows, the doctor will give it: Maya can still get it today.',
        ),
      ).toBe(isCalm);
      expect(/Please check with your pediatrician|window ended|Due since/.test(said)).toBe(!isCalm);
      expect(said).toContain(WHY);
    },
  );

  test('names what else is due beside the shot that was not given in the hospital', async () => {
    const asOf = addDays(maya.bornOn, 3);
    const planned = [
      { ...aDose('hepb', 1, maya.bornOn), status: 'overdue' as const },
      { ...aDose('rsv-ab', 1, maya.bornOn), isPrompt: true, windowEndsOn: addDays(asOf, 4) },
    ];
    const said = await card({
      ...vaccinePlan,
      asOf,
      planned,
      birthAnswers: { ...vaccinePlan.birthAnswers, 'hepatitis-b': 'no' },
    });

    expect(said).toContain('can still get it today. 1 shot is due: RSV. It is best given as soon as possible.');
  });

  const UNLESS =
    'The RSV antibody is usually needed unless the mother had the RSV vaccine at least 14 days before the birth.';

  test.each([
    { what: 'due', row: {}, says: true },
    { what: 'overdue', row: { status: 'overdue' }, says: true },
    { what: 'due, and beside the birth shot', row: {}, shot: 'no', says: true },
    { what: 'to come', row: { dueOn: day('2026-12-20') }, says: false },
    { what: 'due, and she did not', row: {}, mother: 'no', says: false },
    { what: 'due, and it is not known', row: {}, mother: 'unknown', says: false },
    { what: 'a second one', row: { number: 2, shownNumber: 2 }, says: false },
  ] as const)('says when the RSV antibody is not needed: $what, $says', async ({ row, shot, mother, says }) => {
    const asOf = shot ? addDays(maya.bornOn, 3) : vaccinePlan.asOf;
    const birthAnswers = { ...vaccinePlan.birthAnswers, 'mother-rsv': mother ?? null, 'hepatitis-b': shot ?? null };
    const birthShot = { ...aDose('hepb', 1, maya.bornOn), status: 'overdue' as const };
    const antibody = { ...aDose('rsv-ab', 1, asOf), isPrompt: true, ...row };
    const said = await card({ ...vaccinePlan, asOf, planned: [...(shot ? [birthShot] : []), antibody], birthAnswers });

    expect(said.includes(UNLESS)).toBe(says);
  });

  test('does not say that nothing is scheduled while a dose is not answered yet', async () => {
    const planned = vaccinePlan.planned.slice(0, 1).map((row) => ({ ...row, isUnanswered: true }));

    expect(await card({ ...vaccinePlan, planned })).not.toContain('No vaccines scheduled.');
  });

  test('leads to the question about the past in one line', async () => {
    expect(await card(planBeforeAnswers)).toContain('What happened before? 5 doses that may have been given');
    expect(await card(vaccinePlan)).not.toContain('What happened before?');
    expect(await card(latePlan), 'a dose that became overdue since').not.toContain('What happened before?');
    const days = { recommendedOn: day('2026-11-01'), dueOn: day('2026-11-01'), windowEndsOn: day('2026-11-20') };
    const ended = { status: 'overdue', isUnanswered: false, ...days } as const;
    const planned = planBeforeAnswers.planned.map((row) => (row.isUnanswered ? { ...row, ...ended } : row));
    const later = { ...planBeforeAnswers, planned, isPastOpen: false, addedOn: planBeforeAnswers.asOf };
    expect(await card(later), 'after “I do not know”').toContain('What happened before?');
    expect(await saidOf(<VaccineCard child={viewed} />, { plan: planBeforeAnswers })).not.toContain(
      'What happened before?',
    );
  });

  test('does not tell a viewer to add vaccines', async () => {
    const plan = { ...vaccinePlan, planned: [] };
    const of = (child: typeof maya) => saidOf(<VaccineCard child={child} />, { plan });

    expect(await of(maya)).toContain('No vaccines scheduled. Visit the Vaccines page to add vaccines.');
    expect(await of(viewed)).toContain('No vaccines scheduled.');
    expect(await of(viewed)).not.toContain('to add vaccines');
  });

  test('unfolds to name, description, age, side effects and notes', async () => {
    expect(await card(vaccinePlan)).toContain('Protects against three diseases at once.');
    expect(await card(vaccinePlan)).toContain('Possible side effects Soreness');
    expect(await card(vaccinePlan)).toContain('Notes Left thigh last time.');
  });

  test('shows its doses also as long as the texts about them are not there', async () => {
    expect(await card(vaccinePlan, null)).toContain('DTaP, dose 2 Due: Nov 19, 2026');
    expect(await card(vaccinePlan, offline)).toContain('DTaP, dose 2 Due: Nov 19, 2026');
  });

  test('says that there are none, that it is loading, and why it cannot be loaded', async () => {
    expect(await card({ ...vaccinePlan, planned: [] })).toContain(
      'No vaccines scheduled. Visit the Vaccines page to add vaccines.',
    );
    expect(await card(null)).toContain('Loading vaccine schedule...');
    expect(await card(offline)).toContain('Error loading vaccines: The server did not answer.');
  });
});
