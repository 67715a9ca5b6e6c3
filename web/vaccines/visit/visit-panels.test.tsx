import { describe, expect, test } from 'vitest';
import type { Checkup } from '#contract/checkups.ts';
import type { Child } from '#contract/children.ts';
import type { Dose, VaccinePlan } from '#contract/vaccines.ts';
import { day } from '#domain/time/day.ts';
import { month } from '#domain/time/month.ts';
import { aQueryCache, markupWithin, put, type Loaded } from '#testing/web/a-query-cache.tsx';
import { checkups } from '#testing/checkups/checkup-replies.ts';
import { maya, today } from '#testing/web/replies.ts';
import { vaccineFacts } from '#testing/vaccines/vaccine-facts.ts';
import {
  given,
  planBeforeAnswers,
  planned,
  planWith,
  planWithConditions,
  planWithDecisions,
  planWithOneNotCounted,
  vaccinePlan,
} from '#testing/vaccines/vaccine-replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { checkupsQuery } from '#web/checkups/data.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { vaccinePlanQuery, vaccinesQuery } from '../data.ts';
import { VisitDuePanel } from './visit-due-panel.tsx';
import { VisitGivenPanel } from './visit-given-panel.tsx';

const offline = new CallFailed('offline');

function markupOf(plan: Loaded<VaccinePlan>, child: Child = maya, visits: Loaded<Checkup[]> = null) {
  const cache = aQueryCache();
  put(cache, vaccinePlanQuery(maya.id), plan);
  put(cache, vaccinesQuery, vaccineFacts);
  put(cache, checkupsQuery(maya.id), visits);
  return markupWithin(
    cache,
    <>
      <VisitDuePanel child={child} today={today} />
      <VisitGivenPanel child={child} />
    </>,
  );
}

function verdictOf(vaccine: string, isCounted: boolean) {
  const text = isCounted ? 'Counts.' : 'Too early.';
  return { vaccine, counts: isCounted, isPlain: isCounted, text, details: [], rule: 'X' };
}

describe('[decision 48] vaccines on the sheet for the doctor', () => {
  const sheet = (plan: Loaded<VaccinePlan>) => wordsOf(markupOf(plan));

  test('says for whom the plan is, and what is noted of the child', () => {
    expect(sheet(vaccinePlan)).toContain('This plan is for children without a condition that changes it.');
    expect(sheet(planWithConditions)).toContain(
      'Planned with what is noted: No spleen, or a spleen that does not work.',
    );
  });

  test('says of a list that a court blocked that it is blocked', () => {
    const authority = vaccineFacts.authorities.find(({ label }) => label !== null) ?? vaccinePlan.authority;

    expect(sheet({ ...vaccinePlan, authority })).toContain('(blocked by a court in March 2026).');
  });

  test('[decision 63] a dose that may not be needed is for the doctor to be asked about', () => {
    const asked = {
      ...vaccinePlan,
      planned: vaccinePlan.planned.map((row) => ({ ...row, category: 'ask-your-doctor' as const })),
    };

    expect(sheet(asked)).toContain('DTaP, dose 2 after dose 1 on Sep 21 ask the doctor');
    expect(sheet(vaccinePlan)).not.toContain('ask the doctor');
  });

  test('shows doses due as boxes, and deferred or declined ones', () => {
    const markup = markupOf(vaccinePlan);

    expect(markup.match(/<span class="box"/g)).toHaveLength(5);
    expect(sheet(vaccinePlan)).toMatch(/^Due now: 5 until Jan 15, 2027 DTaP, dose 2 after dose 1 on Sep 21 Rotavirus/);
    const withLater = planWith(({ vaccine, dueOn }) => {
      if (dueOn !== day('2026-11-19')) return {};
      return vaccine === 'dtap' ? { isPrompt: true } : vaccine === 'rv' ? { windowEndsOn: day('2027-02-01') } : {};
    });
    expect(sheet(withLater)).toMatch(
      /^Due now: 5 others until Jan 15, 2027 DTaP, dose 2 after dose 1 on Sep 21 Due now: as soon as possible Rotavirus \(RV\), dose 2 after dose 1 on Sep 21 until Feb 1, 2027 Hib, dose 2 after dose 1 on Sep 21 Pneu/,
    );
    expect(sheet(planWithDecisions)).toContain(
      'Declined or put off Flu: put off until Feb 15, 2027 (After her cough) Rotavirus (RV): declined',
    );
  });

  test('[decision 57] a dose that has no day until a record is found is a box, with what to do first', () => {
    const row = { ...planned('rv', 3, today), shownNumber: 2, dueOn: null, isAskedForAgain: true };
    const plan = planWith(({ vaccine }) => (vaccine === 'rv' ? { status: 'completed' } : {}));

    expect(sheet({ ...plan, planned: [...plan.planned, row] })).toContain(
      'Rotavirus (RV), dose 2 after dose 1 on Sep 21 Entered without a date: find the record first.',
    );
  });

  test('names apart what the doctor is asked about first', () => {
    const plan = planWith(({ vaccine, number }) => (vaccine === 'mmr' && number === 1 ? { status: 'ask-first' } : {}));

    expect(markupOf(plan).match(/<span class="box"/g)).toHaveLength(5);
    const text = 'Ask the doctor first: “SCID” is noted, and this is a live vaccine.';
    const vaccines = [
      ...plan.vaccines,
      { vaccine: 'mmr', isComplete: false, isAskedAbout: false, text, details: [], lastDay: null },
    ];
    expect(sheet({ ...plan, vaccines })).toContain(`Ask the doctor first MMR dose 1: ${text}`);
  });

  test('[decision 60] names what is still open and a doctor is asked about more, once and not as asked first', () => {
    const text = 'Due now. Ask the doctor now: more doses may be needed.';
    const vaccines = [{ vaccine: 'hpv', isComplete: false, isAskedAbout: true, text, details: [], lastDay: null }];
    const rows = [
      { ...planned('hpv', 1, today), status: 'upcoming' as const },
      { ...planned('hpv', 2, today), status: 'ask-first' as const, dueOn: null },
    ];
    const said = sheet({ ...vaccinePlan, planned: rows, vaccines });

    expect(said).toContain(`Ask the doctor HPV dose 1: ${text}`);
    expect(said).not.toContain('Ask the doctor first');
  });

  test('names apart what must not be given, with the reason', () => {
    const plan = planWith(({ vaccine, number }) =>
      vaccine === 'hpv' && number === 1 ? { status: 'contraindicated', dueOn: null } : {},
    );
    const row = { ...planned('hpv', 1, today), status: 'contraindicated' as const, dueOn: null };
    const text = 'Not to be given because of “Severe allergic reaction to HPV vaccine”.';
    const vaccines = [
      ...plan.vaccines,
      { vaccine: 'hpv', isComplete: false, isAskedAbout: false, text, details: [], lastDay: null },
    ];

    expect(sheet({ ...plan, planned: [...plan.planned, row], vaccines })).toContain(`Not to be given HPV: ${text}`);
  });

  test('no longer shows as put off what was put off until today', () => {
    const decisions = planWithDecisions.decisions.map((one) => ({ ...one, until: vaccinePlan.asOf }));

    expect(sheet({ ...planWithDecisions, decisions })).not.toContain('Flu: put off');
  });

  test.each([
    {
      of: { motherHepatitisB: 'positive' } as const,
      answers: { 'mother-rsv': 'yes' } as const,
      says: "Mother's HBsAg: positive. Mother's RSV vaccine in pregnancy: yes, at least 14 days before the birth.",
    },
    {
      of: { motherHepatitisB: 'unknown' } as const,
      answers: { 'mother-rsv': 'no' } as const,
      says: "Mother's HBsAg: not known. Mother's RSV vaccine in pregnancy: no, or less than 14 days before the birth.",
    },
    { of: {}, says: "Mother's HBsAg: not said. Mother's RSV vaccine in pregnancy: not said." },
    {
      of: { bornOn: day('2025-03-21') },
      answers: { 'mother-rsv': 'unknown', 'hepatitis-b': 'no' } as const,
      says: "Mother's HBsAg: not said. Mother's RSV vaccine in pregnancy: not known. ",
    },
    { of: { bornOn: day('2024-11-22') }, says: "Mother's HBsAg: not said." },
    {
      of: { bornOn: day('2024-11-21'), motherHepatitisB: 'negative' } as const,
      says: "Mother's HBsAg: negative.",
    },
    {
      of: { bornOn: day('2024-11-21') },
      says: 'ends: This plan is for children without a condition that changes it. Given',
    },
  ])('has what a clinic asks of the mother: $says', ({ of, answers, says }) => {
    const birthAnswers = { ...vaccinePlan.birthAnswers, ...answers };
    const markup = markupOf({ ...vaccinePlan, birthAnswers }, { ...maya, ...of });

    expect(wordsOf(markup)).toContain(says.replace('ends: ', 'Polio (IPV), dose 2 after dose 1 on Sep 21 '));
  });

  test('has her RSV vaccine from 8 months on only where something was said of it', () => {
    const said = (bornOn: string) => wordsOf(markupOf(vaccinePlan, { ...maya, bornOn: day(bornOn) }));

    expect(said('2026-03-22')).toContain('RSV vaccine in pregnancy: not said.');
    expect(said('2026-03-21')).not.toContain('RSV vaccine in pregnancy');
  });

  test.each([
    { done: null, says: "Child's blood test after hepatitis B vaccine: not said." },
    { done: vaccinePlan.doses[0] ?? null, says: "Child's blood test after hepatitis B vaccine: done." },
  ])('says of the blood test what the parents said, where it is asked about: $says', ({ done, says }) => {
    expect(wordsOf(markupOf({ ...vaccinePlan, bloodTest: { done } }, maya))).toContain(says);
    expect(wordsOf(markupOf(vaccinePlan, maya))).not.toContain('blood test');
  });

  test.each([
    { answer: 'no', says: 'Hepatitis B shot in the hospital: no.' },
    { answer: 'unknown', says: 'Hepatitis B shot in the hospital: not known.' },
  ] as const)('says what was answered of the shot in the hospital until a dose is recorded: $says', (one) => {
    const birthAnswers = { ...vaccinePlan.birthAnswers, 'hepatitis-b': one.answer };
    const isOfHepB = ({ vaccine }: { vaccine: string }) => vaccine === 'hepb';
    const open = { doseId: null, completed: false, status: 'overdue', completedDate: null } as const;
    const without = planWith((row) => (isOfHepB(row) ? open : {}));

    expect(sheet({ ...without, birthAnswers })).toContain(one.says);
    expect(sheet({ ...vaccinePlan, birthAnswers })).not.toContain('in the hospital');
    expect(sheet(without)).not.toContain('in the hospital');
  });

  test('has the numbers of the list, and says what counts and as which dose', () => {
    const dose = (givenOn: string, counts: boolean) =>
      given(givenOn, ['mmr'], {
        id: givenOn,
        verdicts: [verdictOf('mmr', counts)],
      });
    const [early, first] = [dose('2026-08-01', false), dose('2026-09-01', true)];
    const row = (number: number, of: typeof early | null) => ({
      ...planned('mmr', number, '2026-11-01'),
      ...(of && { doseId: of.id, status: 'completed' as const, completed: true }),
    });
    const plan = { ...vaccinePlan, doses: [early, first], planned: [row(1, early), row(2, first), row(3, null)] };
    const paper = sheet(plan);

    expect(paper).toContain('Aug 1, 2026 MMR 1 (not counted)');
    expect(paper).toContain('Sep 1, 2026 MMR 2 (1 counted)');
    expect(paper).toContain('MMR, dose 3 counts as dose 2 after dose 2 on Sep 1');
  });

  test('says that nothing is due where nothing is', () => {
    expect(sheet({ ...vaccinePlan, planned: [planned('mmr', 1, '2027-07-19')] })).toContain(
      'Nothing is due on Nov 21, 2026.',
    );
    expect(markupOf(planBeforeAnswers)).not.toContain('<ul');
  });

  test('names what nobody has said yet, doses that follow each other as one', () => {
    const row = (vaccine: string, number: number, isUnanswered = true) => ({
      ...planned(vaccine, number, '2026-09-19', { recommendedOn: day('2026-09-19') }),
      ...(isUnanswered ? { isUnanswered } : { dueOn: day('2026-12-19') }),
    });
    const rows = [row('hib', 1), row('hib', 2, false), row('hib', 3), row('dtap', 1), row('dtap', 2), row('pcv', 1)];

    expect(sheet({ ...vaccinePlan, doses: [], planned: rows })).toContain(
      'have not said yet whether these were given: Hib doses 1 to 3, DTaP doses 1 and 2 and Pneumococcal (PCV) dose 1.',
    );
  });

  test('lists every dose with day, product, lot and place, the last one first', () => {
    expect(sheet(vaccinePlan)).toContain(
      'Date Vaccine Product Lot Place Counts Oct 6, 2026 RSV 1 Beyfortus – Green Street Pediatrics Yes Sep 21, 2026',
    );
    expect(sheet(vaccinePlan)).toContain(
      'DTaP 1, Hib 1 and IPV 1 Pentacel UK184AA Green Street Pediatrics, Left thigh Yes',
    );
  });

  test('says why a dose does not count, and which days are unknown', () => {
    expect(sheet(planWithOneNotCounted)).toContain('No: Given 14 days after dose 1');
    expect(sheet({ ...vaccinePlan, doses: [given(null, ['hepb'])] })).toContain('Date not recorded HepB not known');
  });

  test('[decision 57] says of a dose of which only the month is known that it is judged by a month, from memory or the usual age', () => {
    const dose = given(null, ['hepb'], { givenIn: month('2026-09') });

    expect(sheet({ ...vaccinePlan, doses: [{ ...dose, verdicts: [verdictOf('hepb', true)] }] })).toMatch(
      /Pediatrics Yes By month, from memory or the usual age\.(?! Yes)/,
    );
    expect(sheet({ ...vaccinePlan, doses: [{ ...dose, verdicts: [verdictOf('hepb', false)] }] })).toContain(
      'By month, from memory or the usual age. No: Too early.',
    );
  });

  test('leaves no cell empty for a vaccine that is not part of the schedule', () => {
    const bcg = given('2026-07-24', [], { productName: 'BCG', remark: 'BCG: not part of the US schedule.' });

    expect(sheet({ ...vaccinePlan, doses: [bcg] })).toContain(
      'Jul 24, 2026 – BCG – Green Street Pediatrics – BCG: not part of the US schedule.',
    );
  });

  test('says of which vaccine of a combination it does not count', () => {
    const verdicts = [
      { vaccine: 'dtap', counts: true, isPlain: true, text: 'Counts.', details: [], rule: 'X' },
      { vaccine: 'hib', counts: false, isPlain: false, text: 'Too soon.', details: [], rule: 'X' },
    ];

    expect(sheet({ ...vaccinePlan, doses: [given('2026-09-21', ['dtap', 'hib'], { verdicts })] })).toContain(
      'Hib: no. Too soon.',
    );
  });

  test('says of a vaccine of which every dose was given what a doctor is asked, and of a dose that it counts with a reservation', () => {
    const text = 'Counts, unless it was given during chemotherapy.';
    const dose = given('2026-09-21', ['hib'], { verdicts: [{ ...verdictOf('hib', true), isPlain: false, text }] });
    const row = { ...planned('hib', 1, '2026-09-19'), doseId: dose.id, status: 'completed' as const, completed: true };
    const asked = {
      vaccine: 'hib',
      isComplete: false,
      isAskedAbout: true,
      text: 'Ask the doctor.',
      details: [],
      lastDay: null,
    };
    const plan = { ...vaccinePlan, planned: [row], doses: [dose], vaccines: [asked] };

    expect(sheet(plan)).toContain('Ask the doctor first Hib: Ask the doctor.');
    expect(sheet(plan)).toContain(
      `Given: 1 Date Vaccine Product Lot Place Counts Sep 21, 2026 Hib 1 not known – Green Street Pediatrics Note ${text}`,
    );
    expect(sheet({ ...plan, vaccines: [{ ...asked, isAskedAbout: false }] })).not.toContain('Ask the doctor first');
    expect(sheet({ ...plan, planned: [row, planned('hib', 2, '2026-11-19')] })).not.toContain('Ask the doctor first');
  });

  test.each([
    { doses: vaccinePlan.doses, says: 'Given: 8, all of them count ' },
    { doses: planWithOneNotCounted.doses, says: 'Given: 9, 1 does not count ' },
    { doses: [given('2026-09-21', ['hepb'])], says: 'Given: 1, and it counts ' },
    {
      doses: [given(null, ['hepb'], { givenIn: month('2026-09') })],
      says: 'Given: 1, and it counts, 1 by month ',
    },
    { doses: [], says: 'Given No doses' },
  ])('says of how many doses they count: $says', ({ doses, says }) => {
    expect(sheet({ ...vaccinePlan, doses })).toContain(says);
  });

  test('says of a due dose what came before it, with the product of rotavirus', () => {
    const first = given('2026-09-21', ['rv'], { productName: 'RotaTeq' });
    const early = { ...given('2026-10-02', ['rv']), verdicts: [verdictOf('rv', false)] };
    const row = (number: number, dose: Dose | null) => ({
      ...planned('rv', number, '2026-11-19'),
      ...(dose && { doseId: dose.id, status: 'completed' as const, completed: true }),
    });
    const due = (...doses: Dose[]) =>
      sheet({
        ...vaccinePlan,
        doses,
        planned: [...doses.map((dose, index) => row(index + 1, dose)), row(doses.length + 1, null)],
      });

    expect(due()).toContain('Rotavirus (RV), dose 1 none given ');
    expect(due(first)).toContain('Rotavirus (RV), dose 2 after dose 1 (RotaTeq) on Sep 21 ');
    expect(due(first, early)).toContain(
      'dose 3 counts as dose 2 after dose 1 (RotaTeq) on Sep 21; the one of Oct 2 does not count ',
    );
    expect(due(early)).toContain('dose 2 counts as dose 1 the one of Oct 2 does not count ');
    expect(due({ ...given(null, ['rv']), verdicts: [] })).toContain(
      'dose 2 counts as dose 1 the one without a date does not count ',
    );
    const undated = (id: string) => ({ ...given(null, ['rv'], { id }), verdicts: [] });
    expect(due(undated('first'), undated('second'))).toContain(
      'dose 3 counts as dose 1 the 2 without a date do not count ',
    );
    expect(due({ ...given(null, ['rv'], { givenIn: month('2026-09') }), verdicts: [verdictOf('rv', true)] })).toContain(
      'dose 2 after dose 1, about September 2026 ',
    );
  });

  test('says of an RSV antibody that is due whether the mother was vaccinated, and of an urgent dose that it is', () => {
    const rsv = { ...planned('rsv-ab', 1, '2026-10-01'), isPrompt: true };
    const due = (answer: 'no' | 'unknown' | null) =>
      sheet({
        ...vaccinePlan,
        doses: [],
        planned: [rsv, { ...planned('hib', 1, '2026-09-01'), status: 'overdue' }],
        birthAnswers: { ...vaccinePlan.birthAnswers, 'mother-rsv': answer },
      });

    expect(due('no')).toContain('RSV, dose 1 none given; mother not vaccinated in time Due now: as soon as possible');
    expect(due('unknown')).toContain("RSV, dose 1 none given; mother's vaccine not known");
    expect(due(null)).toContain('RSV, dose 1 none given Due now');
    expect(due(null)).toContain('Hib, dose 1 none given Overdue');
  });

  test('has what is due by the next checkup, if that is near', () => {
    const row = (on: string) => ({ ...planned('mmr', 1, on), isPrompt: true });
    const dueOn = (on: string) => wordsOf(markupOf({ ...vaccinePlan, doses: [], planned: [row(on)] }, maya, checkups));

    expect(dueOn('2026-11-24')).toContain('Due by the checkup on November 24 MMR, dose 1 none given Mother');
    expect(dueOn('2026-11-25')).not.toContain('Due by');
    expect(dueOn('2026-11-21')).not.toContain('Due by');
  });

  test('says who entered it, whose schedule it is, and of which edition', () => {
    expect(sheet(vaccinePlan)).toMatch(
      /Entered by parents, not an official record\. Source: CDC child and adolescent schedule, 2025 edition, November 10, 2025\. Schedule: CDC routine\./,
    );
  });

  test('says that there are none, that it is loading, and when it cannot be loaded', () => {
    expect(sheet({ ...vaccinePlan, doses: [] })).toContain('No doses are written down.');
    expect(sheet(null)).toBe('Due now Loading vaccine schedule...');
    expect(sheet(offline)).toContain('Failed to load vaccine data. Please try again.');
  });

  test('carries no style of its own, which the page would refuse', () => {
    expect(markupOf(vaccinePlan)).not.toContain('style=');
  });
});
