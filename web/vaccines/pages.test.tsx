import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Child } from '#contract/children.ts';
import type { Dose, VaccinePlan, Vaccines } from '#contract/vaccines.ts';
import { type Loaded } from '#testing/web/a-query-cache.tsx';
import { maya, me, today } from '#testing/web/replies.ts';
import { vaccineFacts } from '#testing/vaccines/vaccine-facts.ts';
import {
  given,
  latePlan,
  planBeforeAnswers,
  planWith,
  planWithConditions,
  planWithDecisions,
  planWithOneNotCounted,
  planAtCheckup,
  vaccinePlan,
  visitPlan,
} from '#testing/vaccines/vaccine-replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { CatchUpPanel } from './catch-up-panel.tsx';
import { PlannedVisits } from './schedule/planned-visits.tsx';
// Loaded before a page asks for it, so that nothing loads after the last test.
import './schedule/printed-schedule.tsx';
import { ChildVaccines, VaccinesPage } from './vaccines-page.tsx';
import type { VaccinesTab } from './vaccines-search.ts';
import { shownWith } from '#testing/vaccines/vaccine-page.tsx';
import { loadViews } from '#web/client/page/lazily.ts';

const offline = new CallFailed('offline');
const viewed = { ...maya, may: 'view' as const, isPrimary: false };

const clayAboutOverdue = /alert clay">(?:(?!<\/svg>).)*<\/svg><div class="grow"><strong>5 vaccines are overdue/;

/** On the screen, without the table for paper. */
const markupOf = (plan: Loaded<VaccinePlan>, tab: VaccinesTab = 'all', child: Child = maya, facts?: Loaded<Vaccines>) =>
  shownWith(<ChildVaccines child={child} me={me} today={today} tab={tab} onAct={() => {}} />, {
    plan,
    ...(facts !== undefined && { facts }),
  }).replace(/<div class="printed">.*/s, '');
const words = (...known: Parameters<typeof markupOf>) => wordsOf(markupOf(...known));

beforeAll(() => loadViews(['AfterCarePanel']));

describe('[VAX-02] the page of vaccines', () => {
  test('begins with what is due, until when it may wait, and the scheduled checkup', () => {
    const markup = markupOf(planAtCheckup);

    expect(wordsOf(markup)).toContain(
      'Vaccine Schedule Maya, 4 months 5 shots are due. They can wait until January 15. Your checkup is on Tuesday.',
    );
    expect(markup).toContain('<div class="alert amber">');
    expect(wordsOf(markup)).not.toContain('verdue. ');
  });

  test('begins with what is overdue once a dose is past its window', () => {
    const markup = markupOf(latePlan);

    expect(wordsOf(markup)).toContain(
      '5 vaccines are overdue. Please check with your pediatrician. DTaP, rotavirus, Hib, pneumococcal and polio. Due since June 14, 2026. The recommended windows have ended, the first on August 10, 2026.',
    );
    expect(markup).toMatch(clayAboutOverdue);
    expect(markup).not.toContain('alert amber');
  });

  test('says nothing about overdue vaccines where there are none', () => {
    expect(words(planBeforeAnswers)).not.toContain('overdue. Please');
  });

  test('says for whom the plan is, and lets a condition be noted', () => {
    expect(words(vaccinePlan)).toContain(
      'CDC routine. This plan is for children without a condition that changes it. About this schedule',
    );
    expect(words(vaccinePlan)).toContain('Conditions that change the plan None is noted. Note a condition');
  });

  test('says what is noted of the child and by whom, also to a viewer, who cannot change it', () => {
    const box =
      /Planned with what is noted: No spleen, .* Conditions that change the plan No spleen, .* Added by .* on November 20, 2026\./;

    expect(words(planWithConditions)).toMatch(box);
    expect(words(planWithConditions)).toContain('Change what is noted');
    expect(words(planWithConditions, 'all', viewed)).toMatch(box);
    expect(words(planWithConditions, 'all', viewed)).not.toContain('Change what is noted');
  });

  test('asks an editor whether the blood test was done, and shows who said so, with the way back', () => {
    const asked = { ...vaccinePlan, bloodTest: { done: null } };
    const by = { id: me.id, name: me.name };
    const at = '2026-11-20T15:00:00.000Z';
    const done = { madeBy: by, madeAt: at, changedBy: by, changedAt: at, version: 1 };
    const question = 'Was the blood test for hepatitis B done?';

    expect(words(vaccinePlan)).not.toContain('blood test');
    expect(words(asked)).toContain(`${question} Yes`);
    expect(words(asked, 'all', viewed)).toContain(question);
    expect(words(asked, 'all', viewed)).not.toContain(`${question} Yes`);
    expect(words({ ...vaccinePlan, bloodTest: { done } })).toMatch(
      /The blood test for hepatitis B was done\. Your doctor tells you what it showed\. Added by you on November 20, 2026\. It was not done/,
    );
  });

  test('names the authority, the edition and its day, and that another can be chosen', () => {
    expect(words(vaccinePlan)).toContain(
      'CDC routine Source: CDC child and adolescent schedule, 2025 edition, November 10, 2025. Schedule: CDC routine. US authorities differ since January 2026. Choose the one your doctor uses',
    );
  });

  test('says of a list that a court blocked that it was blocked', () => {
    const authority = vaccineFacts.authorities.find(({ label }) => label !== null) ?? vaccinePlan.authority;

    expect(words({ ...vaccinePlan, authority })).toContain('(blocked by a court in March 2026). This plan');
  });

  test('folds what stands behind the plan, so that nothing but what is due comes before the search', () => {
    const [beforeSearch = ''] = markupOf(vaccinePlan).split('<div class="search"');
    const unfolded = wordsOf(beforeSearch.replace(/<\/summary>.*?<\/details>/gs, '</summary>'));

    expect(unfolded).toMatch(/What was given\? Show the doctor CDC routine\. [^.]*\. About this schedule$/);
  });

  test('says on top which dose does not count, and why', () => {
    const [beforeSearch = ''] = markupOf(planWithOneNotCounted).split('<div class="search"');

    expect(wordsOf(beforeSearch)).toContain(
      'Pneumococcal (PCV), dose 2 does not count. Given 14 days after dose 1: at least 28 days must lie between them, 24 with the days allowed. Correct the date',
    );
    expect(words(vaccinePlan)).not.toContain('does not count');
  });

  test('names several doses that do not count at once', () => {
    const { doses } = planWithOneNotCounted;
    const wrong = ({ vaccines, ...dose }: Dose): Dose => ({
      ...dose,
      vaccines,
      verdicts: vaccines.map((vaccine) => ({
        vaccine,
        counts: false,
        isPlain: false,
        text: `Too soon for ${vaccine}.`,
        details: [],
        rule: '',
      })),
    });
    const both = {
      ...planWithOneNotCounted,
      doses: doses.map((dose) => (dose.vaccines.includes('hepb') ? wrong(dose) : dose)),
    };

    expect(words(both).split('do not count')).toHaveLength(2);
    expect(words(both)).toContain(
      '3 doses do not count: hepatitis B dose 1, hepatitis B dose 2 and pneumococcal dose 2. The schedule says why.',
    );
  });

  test('folds the advice after shots into one line', () => {
    const recent = { ...vaccinePlan, doses: [...vaccinePlan.doses, given('2026-11-20', ['dtap'])] };
    const [beforeSearch = ''] = markupOf(recent).split('<div class="search"');

    expect(beforeSearch).toMatch(/<summary><h2>After the shots: when to call 911 or the doctor<\/h2>/);
  });

  test('has four tabs with their counts, each with an address', () => {
    const markup = markupOf(vaccinePlan, 'upcoming');

    expect(wordsOf(markup)).toContain('All 28 Overdue 0 Upcoming 20 Completed 8');
    expect(markup).toMatch(/<a href="\/vaccines\?tab=upcoming" aria-current="page">/);
  });

  test('puts what is due on top, with one button for the whole visit before the search', () => {
    const page = words(planAtCheckup);

    expect(page).toMatch(/Your checkup is on Tuesday\. What was given\? Show the doctor CDC routine\. .* All 28/);
    expect(page).toContain(
      'Due now, until January 15, 2027 5 DTaP, dose 2 Due: Nov 19, 2026 Due now, until Jan 15, 2027',
    );
  });

  test('shows three of a long group first, and all of it on its own tab', () => {
    expect(words(vaccinePlan)).toContain('Show 12 more');
    expect(words(vaccinePlan)).not.toContain('Polio (IPV), dose 4');
    expect(words(vaccinePlan, 'upcoming')).not.toContain('more Catch-up');
    expect(words(vaccinePlan, 'upcoming')).toContain('Polio (IPV), dose 4');
  });

  test('a tab shows its doses alone', () => {
    expect(words(vaccinePlan, 'completed')).toContain('Completed: Oct 6, 2026');
    expect(words(vaccinePlan, 'completed')).not.toContain('Due: ');
    expect(words(planBeforeAnswers, 'overdue')).toContain('No vaccines are overdue');
  });

  test('asks what was given on every tab, once', () => {
    expect(words(vaccinePlan, 'completed').split('What was given?')).toHaveLength(2);
    expect(words(vaccinePlan).split('What was given?')).toHaveLength(2);
  });

  test('asks what was given when nothing is due too, less prominently', () => {
    const planned = vaccinePlan.planned.filter(({ completed }) => completed);
    const markup = markupOf({ ...vaccinePlan, planned });

    expect(wordsOf(markup)).toContain('What was given?');
    expect(markup).not.toMatch(/btn primary">(?:(?!<\/button>).)*What was given/);
    expect(wordsOf(markupOf({ ...vaccinePlan, planned }, 'all', viewed))).not.toContain('What was given?');
  });

  test('leaves the rest of the plan usable while the past is not answered', () => {
    expect(words(planBeforeAnswers)).toContain('Not answered yet 5 DTaP, dose 2 Due: Nov 19, 2026 Not answered yet');
  });

  test('asks what happened before only while that is about doses: checkups are asked about on their own page', () => {
    const answered = { ...planBeforeAnswers, planned: vaccinePlan.planned, isPastOpen: true };

    expect(words(planBeforeAnswers)).toContain('What happened before?');
    expect(words({ ...answered, planned: answered.planned.filter(({ completed }) => completed) })).not.toContain(
      'What happened before?',
    );
  });

  test('what the mother’s hepatitis B test means comes first in the first week and of a positive mother, else below the doses', () => {
    const note = { newbornNote: 'Ask the hospital today.' };
    const newborn = { ...maya, bornOn: today };
    const first = /4 months|0 days/;

    expect(words({ ...vaccinePlan, ...note }, 'all', newborn).split(first)[1]).toMatch(/^ Ask the hospital today\./);
    expect(words({ ...vaccinePlan, ...note, bloodTest: { done: null } })).toMatch(/4 months Ask the hospital today\./);
    expect(words({ ...vaccinePlan, ...note })).toMatch(
      /Polio \(IPV\), dose 1 .* Ask the hospital today\. The next visits/,
    );
  });

  test('offers a vaccine that is not in every plan, and takes it off again', () => {
    const noted = {
      madeBy: null,
      madeAt: '2026-11-20T15:00:00.000Z',
      changedBy: null,
      changedAt: '2026-11-20T15:00:00.000Z',
      version: 1,
    };
    const wanted = { vaccine: 'covid', decision: 'wanted' as const, until: null, reason: null, ...noted };

    expect(words(vaccinePlan)).toMatch(
      /Other vaccines Not in every child's plan\. .* COVID-19 In this edition .* Add to the plan/,
    );
    expect(words({ ...vaccinePlan, decisions: [wanted] })).toMatch(/COVID-19 In this edition .* Take off the plan/);
    expect(words(vaccinePlan, 'all', viewed)).not.toContain('Add to the plan');
  });

  test('says what could not be used as entered', () => {
    const findings = [{ doseId: null, text: 'The day of a dose is before the birth.' }];

    expect(words({ ...vaccinePlan, findings })).toContain('The day of a dose is before the birth.');
  });

  test('shows a dose that fills no row of the plan, with what is made of it', () => {
    const verdicts = [
      { vaccine: 'pcv', counts: false, isPlain: false, text: 'No longer needed.', details: [], rule: 'X' },
    ];
    const extra = given('2026-11-01', ['pcv'], { productName: 'Vaxneuvance', verdicts });

    expect(words({ ...vaccinePlan, doses: [...vaccinePlan.doses, extra] })).toContain(
      'Also given Outside of the plan above Vaxneuvance Nov 1, 2026 · Green Street Pediatrics No longer needed. Correct',
    );
  });
});

describe('[VAX-02] the card of a dose', () => {
  const cardOf = (name: string, plan = vaccinePlan, child: Child = maya) => {
    const cards = markupOf(plan, 'all', child).split('<details class="fold dose">');
    return wordsOf(cards.find((card) => wordsOf(card).startsWith(name))?.split('</section>')[0] ?? '');
  };

  test('unfolds to all that the schedule says about the vaccine, and to the notes', () => {
    const card = cardOf('DTaP, dose 2');

    expect(card).toContain('Diphtheria, tetanus and whooping cough vaccine Protects against three diseases at once.');
    expect(card).toContain('Recommended age 4 months Doses required 5 Possible side effects Soreness, redness');
    expect(card).toContain('Notes Left thigh last time. She slept a lot the day after.');
    expect(card).toContain('When to call the doctor Call 911 at once Trouble breathing');
    expect(card).toContain('Why this day? The recommended age, 4 months, is reached on November 19, 2026.');
    expect(card).toContain('Mark as Completed Add Notes Not now');
    expect(card).toContain('Source: CDC child and adolescent schedule, 2025 edition, November 10, 2025.');
  });

  test('[decision 62] says of a fever what holds at the age of today, 4 months, also beside a dose of 6 months', () => {
    expect(cardOf('DTaP, dose 3')).toContain('101 °F');
  });

  test('of one that was given: product, lot, place, body site, who entered it, and what can be done', () => {
    const card = cardOf('DTaP, dose 1');

    expect(card).toContain(
      'Product Pentacel Lot number UK184AA Place Green Street Pediatrics Where on the body Left thigh Added by you on September 21, 2026.',
    );
    expect(card).toContain('Correct the date Unmark as Completed Add Notes');
    expect(card).not.toContain('Why this day?');
  });

  test('of one that does not count: why, and that the doctor decides', () => {
    const card = cardOf('Pneumococcal (PCV), dose 2', planWithOneNotCounted);

    expect(card).toMatch(
      /Completed: Oct 5, 2026 Given 14 days after dose 1: .* with the days allowed\. Completed, not counted It stays in/,
    );
    expect(card).toContain('Your doctor decides whether a dose is repeated.');
  });

  test('of a deferred or declined one: until when, why, and a way back', () => {
    expect(cardOf('Flu, dose 1', planWithDecisions)).toContain('Deferred until Feb 15, 2027');
    expect(cardOf('Flu, dose 1', planWithDecisions)).toContain('“After her cough”');
    expect(cardOf('Rotavirus (RV), dose 2', planWithDecisions)).toContain('Declined');
    expect(cardOf('Rotavirus (RV), dose 2', planWithDecisions)).toContain('Change this decision');
  });

  test('says beside its badge where the authority leaves it to parents and doctor', () => {
    const asked = planWith(({ vaccine }) => (vaccine === 'rv' ? { category: 'ask-your-doctor' } : {}));

    expect(cardOf('Rotavirus (RV), dose 2', asked)).toContain('Ask your doctor Due now, until Jan 15, 2027');
  });

  test('a viewer sees no button that changes anything, and one sentence that says so', () => {
    const markup = markupOf(planWithDecisions, 'all', viewed);
    const buttons = [...markup.matchAll(/<button.*?<\/button>/g)].map(([button]) => wordsOf(button));

    expect(buttons).toEqual(['Status', 'Visit', 'Disease', 'Show 11 more', 'Refresh']);
    expect(wordsOf(markup).split("You can see Maya's vaccines, but not change them.")).toHaveLength(2);
  });
});

test('[decision 57] an opened dose says that it follows a month a parent remembers, before it says why its day', () => {
  const byMonth = { details: ['By a month you remember: compare with the card.'] };
  const planned = vaccinePlan.planned.map((row) => (row.completed ? row : { ...row, ...byMonth }));
  const all = words({ ...vaccinePlan, planned });

  expect(all).toMatch(/By a month you remember: compare with the card\. Why this day\?/);
  expect(all.split('By a month you remember'), 'once for each').toHaveLength(all.split(/Why (?:this|no) day/).length);
});

describe('[VAX-02] [UI-02] while it is loading, and when it cannot be loaded', () => {
  test.each([
    { what: 'the plan', plan: null, facts: vaccineFacts },
    { what: 'the vaccines', plan: vaccinePlan, facts: null },
  ])('$what', ({ plan, facts }) => {
    expect(words(plan, 'all', maya, facts)).toContain('Loading vaccine schedule...');
  });

  test.each([
    { what: 'the plan', plan: offline, facts: vaccineFacts },
    { what: 'the vaccines', plan: vaccinePlan, facts: offline },
  ])('$what cannot', ({ plan, facts }) => {
    expect(words(plan, 'all', maya, facts)).toContain('Failed to load vaccine data. Please refresh the page.');
    expect(words(plan, 'all', maya, facts)).not.toContain('Loading vaccine schedule...');
  });

  test('without a child says what a plan needs', () => {
    expect(wordsOf(shownWith(<VaccinesPage tab="all" />, { children: [] }))).toContain('No children added yet');
  });

  test('with a child is about the active one', () => {
    expect(wordsOf(shownWith(<VaccinesPage tab="all" />))).toContain('Vaccine Schedule Maya, ');
  });

  test('carries no style of its own, which the page would refuse', () => {
    expect(markupOf(vaccinePlan)).not.toContain('style=');
  });
});

describe('the catch-up plan', () => {
  const panel = (plan: VaccinePlan) => wordsOf(shownWith(<CatchUpPanel child={maya} plan={plan} />));

  test('is there at once when something is overdue, and says how many visits it has', () => {
    expect(panel(latePlan)).toContain('Catch-up plan 2 visits Nothing starts over.');
  });

  test('lists the visits in order, what to give, by which products, and why not before', () => {
    const visits = wordsOf(renderToStaticMarkup(<PlannedVisits plan={visitPlan} />));

    expect(visits).toContain(
      'Nov 23 Mon As soon as you can Due now From November 23, 2026, no later than January 15, 2027. DTaP dose 2, Hib dose 2 and polio dose 2 (for example Pentacel) Pneumococcal dose 2 (for example Vaxneuvance or Prevnar 20) Jan 19 Tue 8 weeks later',
    );
    expect(visits).toContain('HepB, dose 3 is possible from 6 months.');
    expect(visits).toContain('COVID-19: To be talked over with a doctor.');
  });

  test('[decision 57] says of which vaccines it follows a month that a parent remembers', () => {
    const rows = vaccinePlan.planned.filter(({ shortName }) => shortName === 'DTaP' || shortName === 'IPV');
    const visits = (byMonth = rows) =>
      wordsOf(renderToStaticMarkup(<PlannedVisits plan={visitPlan} byMonth={byMonth} />));

    expect(visits()).toMatch(/^DTaP and polio: By a month you remember: compare with the card\. Nov 23/);
    expect(visits([])).not.toContain('By a month');
  });

  test('waits to be opened where nothing is overdue, and stays away until the past was asked about', () => {
    expect(panel({ ...vaccinePlan, isPastOpen: true })).toMatch(/^The next visits/);
    expect(panel(planBeforeAnswers)).toBe('');
  });
});
