import { describe, expect, test } from 'vitest';
import type { Checkup } from '#contract/checkups.ts';
import type { Child } from '#contract/children.ts';
import { checkupStatus } from '#domain/checkups/status.ts';
import { addDays, day, type Day } from '#domain/time/day.ts';
import { timeOfDay } from '#domain/time/time-of-day.ts';
import {
  checkupOf,
  checkups,
  eczema,
  lateCheckups,
  lateVaccinePlan,
  newbornCheckups,
  noah,
} from '#testing/checkups/checkup-replies.ts';
import { planned as plannedDose, vaccinePlan } from '#testing/vaccines/vaccine-replies.ts';
import { careMarkup } from '#testing/web/care-markup.tsx';
import { maya, me, today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { AppointmentsPage, Appointments } from './appointments-page.tsx';
import { Drafts } from './questions/drafts.ts';

const offline = new CallFailed('offline');
const viewed: Child = { ...maya, may: 'view', isPrimary: false };

const pageAt = (visit: string) =>
  careMarkup(<Appointments child={maya} me={me} today={today} visit={visit} />, { child: maya });

const page = (known?: Parameters<typeof careMarkup>[1], child: Child = maya) =>
  careMarkup(<Appointments child={child} me={me} today={today} />, { child, ...known });
const words = (...given: Parameters<typeof page>) => wordsOf(page(...given));

/** The words of one group. */
const group = (title: string, all = words()) => all.split(title)[1] ?? '';

/** Maya's checkups, the one at 4 months with these questions. */
const withQuestions = (...questions: Checkup['questions']) =>
  checkups.map((checkup) => (checkup.visit === 'm4' ? { ...checkup, questions } : checkup));

describe('[CHK-01] the page of the appointments', () => {
  test('says whose checkups they are and leads to the sheet for the doctor', () => {
    expect(words()).toMatch(/^Appointments Maya's checkups, 4 months Show the doctor Questions and Answers Due Soon 1/);
    expect(page()).toContain(`href="/print/visit?childId=${maya.id}"`);
  });

  test('has the groups in the order of the specification, with their counts', () => {
    const titles = [...page().matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, title = '']) => wordsOf(title));

    expect(titles).toEqual([
      'Due Soon 1',
      'Overdue 1',
      'Scheduled 11',
      'Completed 3',
      'Calendar',
      'Reminders by email',
    ]);
  });

  test('the next one is open: its day, how far away, what is measured, given and looked for', () => {
    expect(words()).toContain(
      'Nov 24 Tue 4 Month Well-Child Checkup Due Soon November 24, 2026 · 3 days from now Mark as Completed Reschedule Add Notes ' +
        'Measured Length, weight, head circumference, weight for length ' +
        'Due at this visit DTaP 2, Rotavirus 2, Hib 2, Pneumococcal 2, Polio 2 ' +
        'Screening Mood screening for the birth parent Anemia risk questions; iron drops if mostly breastfed',
    );
    expect(words()).toContain(
      'At every visit Physical exam, growth plotted, development talked through, your questions first To bring Vaccine record, your list of questions, any medicines, childcare or school forms',
    );
    expect(page().match(/<details class="fold plain" open=""/g)).toHaveLength(1);
  });

  test('a visit without other content in the schedule shows only its doses', () => {
    expect(words({ checkups: [{ ...checkupOf('m72'), scheduledOn: today }] })).toContain(
      'November 21, 2026 · Today Mark as Completed Reschedule Add Notes Due at this visit DTaP 2, Rotavirus 2, Hib 2, Pneumococcal 2 Questions for this visit',
    );
  });

  test('its questions show who asked and when, and what parents ask is below', () => {
    const all = words({ checkups: withQuestions(eczema, ...checkupOf('m4').questions.slice(1)) });

    expect(all).toContain(
      'Questions for this visit 2 Does eczema change our allergy plan? You, November 18 What did the doctor say? ' +
        'Do we need iron drops? Daniel, November 20 What did the doctor say? Milestones for the doctor Add a question Add ' +
        'What parents ask at 4 months All of these are already among your questions.',
    );
  });

  test('how far away a visit is does not wrap', () => {
    expect(page()).toContain('<strong class="soon nowrap">3 days from now</strong>');
    expect(page()).toMatch(/<span class="nowrap">\d+ days from now<\/span>/);
  });

  test('a suggested question can be added', () => {
    expect(words({ checkups: withQuestions(eczema) })).toContain('What parents ask at 4 months Do we need iron drops?');
  });

  test('an answer is shown with its question', () => {
    const answered = { ...eczema, answer: 'No, start as planned.' };

    expect(words({ checkups: withQuestions(answered) })).toContain(
      'You, November 18 The doctor said: No, start as planned. Change the answer',
    );
  });

  test('only the next one has a primary button: soon due without an appointment to enter it, from its day on to mark it', () => {
    const primary = (scheduledOn: Day | null) => {
      const m4: Checkup = { ...checkupOf('m4'), recommendedOn: addDays(today, 5), scheduledOn, status: 'upcoming' };
      const all = page({ checkups: [m4, checkupOf('m6')] });
      return [...all.matchAll(/btn primary">(.*?)<\/button>/g)].map(([, label = '']) => wordsOf(label));
    };

    expect(primary(null)).toEqual(['Add the date']);
    expect(primary(addDays(today, 3))).toEqual([]);
    expect(primary(today)).toEqual(['Mark as Completed']);
  });

  test('an overdue one shows its weeks and a gray leaf, and lists no doses: they are due at the next', () => {
    const overdue = group('Overdue 1').split('Scheduled 11')[0];

    expect(overdue).toContain('2 Month Well-Child Checkup Overdue September 18, 2026 · 9 weeks ago');
    expect(overdue).not.toContain('Due at this visit');
    expect(page()).toContain('<div class="tearoff past" aria-hidden="true"><span>Sep</span>');
  });

  test('[decision 17] one whose day has passed is overdue and says nothing else, whenever the child was added', () => {
    const days = { recommendedOn: addDays(today, -1), recommendedUntil: addDays(today, 24), scheduledOn: null };
    const open = { ...checkupOf('m4'), ...days };
    for (const addedOn of [maya.bornOn, today]) {
      const all = words({
        checkups: [{ ...open, status: checkupStatus({ ...open, addedOn, isPastOpen: true }, today) }],
      });
      expect(all).toContain('4 Month Well-Child Checkup Overdue November 20, 2026 · 1 day ago · recommended day');
      expect(all).not.toContain('Still recommended');
    }
  });

  test('says when an RSV antibody that is due at a visit is not needed', () => {
    const antibody = plannedDose('rsv-ab', 1, '2026-11-19', { isPrompt: true });
    const plan = { ...vaccinePlan, doses: [], planned: [antibody] };

    expect(words({ plan })).toContain(
      'Due at this visit RSV 1 ' +
        'The RSV antibody is usually needed unless the mother had the RSV vaccine at least 14 days before the birth.',
    );
  });

  test('[decision 79] asks of a newborn, with no word of late, whether it was checked in the hospital', () => {
    const all = words({ checkups: newbornCheckups(1) });

    expect(all).toContain('Newborn checkup November 20, 2026 · Was Maya checked in the hospital? Mark as Completed');
    expect(all).not.toContain('Overdue');
  });

  test.each([
    { days: 14, tone: 'due' },
    { days: 15, tone: 'late' },
  ])('overdue by $days days it is $tone: clay only after two weeks', ({ days, tone }) => {
    const late = { ...checkupOf('m2'), scheduledOn: addDays(today, -days) };

    expect(page({ checkups: [late] })).toMatch(new RegExp(`<span class="badge ${tone}">.*?Overdue</span>`));
  });

  test('[decision 77] one with a time and a place says both', () => {
    const booked = { ...checkupOf('m4'), scheduledTime: timeOfDay('09:20'), place: 'Green Street Pediatrics' };

    expect(words({ checkups: [booked] })).toContain(
      'November 24, 2026, 9:20 a.m. · 3 days from now · Green Street Pediatrics',
    );
  });

  test('a later one with an appointment reads Scheduled', () => {
    const booked = { ...checkupOf('m6'), scheduledOn: day('2027-01-20') };

    expect(words({ checkups: [booked] })).toContain('Scheduled 1 Jan 20 Wed 6 Month Well-Child Checkup Scheduled');
  });

  test('of those later, two are shown, and the others on demand', () => {
    const later = group('Scheduled 11').split('Completed 3')[0];

    expect(later).toContain('6 Month Well-Child Checkup Planned January 19, 2027 · 59 days from now · recommended day');
    expect(later).toContain('9 Month Well-Child Checkup Planned April 19, 2027 · recommended day');
    expect(later).toContain('Due at this visit Hepatitis B 3');
    expect(later).toContain('9 Month Well-Child Checkup');
    expect(later).not.toContain('12 Month Well-Child Checkup');
    expect(later).toContain('Show 9 more');
  });

  test('a completed one is folded, shows its notes and who wrote them, and can be unmarked', () => {
    expect(group('Completed 3')).toContain(
      '1 Month Well-Child Checkup August 20, 2026 Completed Weighed twice. Unmark as Completed Change Notes Added by you on July 20, 2026.',
    );
    expect(page()).toContain('<details class="fold"><summary>');
  });

  test('[UI-02] names whose plan it is, its edition, and that no clinician has reviewed it', () => {
    expect(words()).toContain(
      'Checkup plan: American Academy of Pediatrics, Bright Futures, as kept in Fernling edition 2026-11. ' +
        'Not reviewed by a clinician. The ages of the visits, and the one 3 to 5 days after birth, were compared with copies of that schedule. ' +
        'What is done at each visit could not be compared with the published table; at 6 years only what it has every year is named. ' +
        'Doses: CDC routine.',
    );
  });

  test('a viewer reads all of it, finds no buttons that change anything, and reads why once', () => {
    const all = words({}, viewed);

    expect(all.split("You can see Maya's checkups, but not change them.")).toHaveLength(2);
    expect(all).toContain('Do we need iron drops? Daniel, November 20');
    expect(all).not.toMatch(/Mark as|Reschedule|Add the date|Notes|Add a question|Remove|doctor say/);
  });
});

describe('[CHK-02] typed and unsaved text', () => {
  const typing = (about: { id: string }, text: string, visits: readonly Checkup[]) =>
    careMarkup(
      <Drafts value={new Map([[about.id, { text }]])}>
        <Appointments child={maya} me={me} today={today} />
      </Drafts>,
      { checkups: visits },
    );
  const completed = (visits: readonly Checkup[]) =>
    visits.map((checkup) =>
      checkup.visit === 'm4' ? { ...checkup, completed: true, status: 'completed' as const } : checkup,
    );

  test('an answer stays in its form after its card has moved to the completed ones', () => {
    const markup = typing(eczema, 'No, start as planned.', completed(withQuestions(eczema)));

    expect(markup).toContain('>No, start as planned.</textarea>');
    expect(markup).toContain('<details class="fold" open="">');
  });

  test('a question stays in its field, too', () => {
    const markup = typing(checkupOf('m4'), 'When to start solids?', completed(checkups));

    expect(markup).toContain('value="When to start solids?"');
    expect(markup).toContain('<details class="fold" open="">');
  });

  test('a question of a visit that is not the next one is seen', () => {
    const markup = typing(checkupOf('m6'), 'When to start solids?', checkups);

    expect(markup).toContain('value="When to start solids?"');
    expect(markup.match(/<details class="fold plain" open=""/g)).toHaveLength(2);
  });
});

describe('[CHK-01] a child who was added late', () => {
  const late = { checkups: lateCheckups, plan: lateVaccinePlan };

  test('is asked what happened before, and nothing of that time is overdue', () => {
    const all = words(late, noah);

    expect(all).toContain(
      'What happened before? Until you answer, and for up to 14 days, nothing from that time is shown as overdue. Answer',
    );
    expect(all).not.toContain('Overdue');
    expect(all).toContain('Not answered yet 8 Newborn checkup about October 10, 2025 Not answered yet');
  });

  test('and answered in part: nothing is promised of doses that read overdue', () => {
    const [first, ...rest] = lateVaccinePlan.planned;
    if (!first) throw new Error('the plan is empty');
    const planned = [{ ...first, status: 'overdue' as const, isUnanswered: false }, ...rest];
    const all = words({ ...late, plan: { ...lateVaccinePlan, planned } }, noah);

    expect(all).toContain('What happened before? Part of that time is still unanswered. Answer');
  });

  test('and was not answered for 14 days: the question says why that time reads overdue', () => {
    const addedOn = addDays(lateVaccinePlan.addedOn, -14);
    const all = words({ ...late, plan: { ...lateVaccinePlan, addedOn } }, noah);

    expect(all).toContain(
      'What happened before? Nobody has answered yet, so what the plan still has a day for from that time reads overdue. Marking what was done changes that. Answer',
    );
    expect(all).not.toContain('nothing from that time is shown as overdue');
  });

  test('and answered in part by then, by checkups alone: it does not say that nobody has answered', () => {
    const addedOn = addDays(lateVaccinePlan.addedOn, -14);
    const answered = lateCheckups.map((one) =>
      one.visit === 'newborn' ? { ...one, completed: true, status: 'completed' as const } : one,
    );
    const all = words({ checkups: answered, plan: { ...lateVaccinePlan, addedOn } }, noah);

    expect(all).toContain(
      'What happened before? Part of that time is still unanswered, so what the plan still has a day for from that time reads overdue.',
    );
  });

  test('and a checkup reads overdue already: it does not say that nothing does', () => {
    const overdue = { ...checkupOf('m12', lateCheckups), status: 'overdue' as const };
    const all = words({ ...late, checkups: [...lateCheckups.filter(({ visit }) => visit !== 'm12'), overdue] }, noah);

    expect(all).toContain('What happened before? We do not know yet, so nothing here is complete. Answer');
  });

  test('a viewer sees the same, and is not asked', () => {
    const all = words(late, { ...noah, may: 'view' });

    expect(all).not.toContain('What happened before?');
    expect(all).not.toContain('Until you answer, and for up to 14 days, nothing from that time is shown as overdue.');
    expect(all).not.toContain('Answer ');
  });
});

describe('[UI-02] while there is nothing to show', () => {
  test('shows that it is loading', () => {
    expect(words({ checkups: null })).toContain('Loading appointments...');
  });

  test('[CHK-02] checkups that could not be loaded: a message that says to refresh', () => {
    expect(words({ checkups: offline })).toContain('Failed to load appointment data. Please refresh the page.');
  });

  test('doses that could not be loaded are shown as missing, not as none', () => {
    expect(words({ plan: offline })).toContain('Due at this visit Failed to load vaccine data. Please try again.');
    expect(words({ plan: null })).toContain('Due at this visit Loading vaccine schedule...');
  });

  test('without a child: how to add the first', () => {
    expect(wordsOf(careMarkup(<AppointmentsPage />, { child: null }))).toContain(
      'Appointments No children added yet Checkups belong to a child.',
    );
  });
});

test('[ART-01] [CHK-01] a visit that a search has found is shown, with what is done at it', () => {
  expect(words()).not.toContain('18 Month Well-Child Checkup');
  expect(wordsOf(pageAt('m18'))).toContain('18 Month Well-Child Checkup');
  expect(pageAt('m9').match(/<details class="fold plain" open=""/g)).toHaveLength(
    (page().match(/<details class="fold plain" open=""/g) ?? []).length + 1,
  );
});
