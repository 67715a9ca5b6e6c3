import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { VaccinePlan } from '#contract/vaccines.ts';
import { vaccineFacts } from '#testing/vaccines/vaccine-facts.ts';
import {
  given,
  planned,
  planWithDecisions,
  planWithOneNotCounted,
  vaccinePlan,
} from '#testing/vaccines/vaccine-replies.ts';
import { maya, today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { PrintedSchedule } from './printed-schedule.tsx';

const markupOf = (plan: VaccinePlan) =>
  renderToStaticMarkup(<PrintedSchedule child={maya} today={today} plan={plan} facts={vaccineFacts} />);
const words = (plan: VaccinePlan) => wordsOf(markupOf(plan));

describe('[VAX-01] [decision 48] vaccines on paper', () => {
  test('are a table of every dose, in the order of their days, with product and lot', () => {
    expect(words(vaccinePlan)).toContain(
      'Maya Brooks, born July 19, 2026. Printed November 21, 2026. This plan is for children without a condition that changes it. ' +
        'Dose Status Day Product Lot Hepatitis B (HepB), dose 1 Completed Jul 19, 2026 Engerix-B – ',
    );
    expect(words(vaccinePlan)).toContain('DTaP, dose 1 Completed Sep 21, 2026 Pentacel UK184AA ');
    expect(words(vaccinePlan)).toContain('DTaP, dose 2 Due now, until Jan 15, 2027 Nov 19, 2026 ');
    expect(markupOf(vaccinePlan).match(/<th scope="row">/g)).toHaveLength(vaccinePlan.planned.length);
  });

  test('say why a dose does not count, and what was put off or declined', () => {
    expect(words(planWithOneNotCounted)).toMatch(/Completed, not counted\. .*Given 14 days after dose 1/);
    expect(words(planWithDecisions)).toContain('Deferred until Feb 15, 2027');
    expect(words(planWithDecisions)).toContain('Declined');
  });

  test('name what is not needed once, and what was given outside of the plan', () => {
    const bcg = given('2026-07-24', [], { productName: 'BCG', remark: 'BCG: not part of the US schedule.' });
    const notNeeded = { ...planned('hib', 4, '2027-07-19'), status: 'not-needed' as const };
    const said = words({ ...vaccinePlan, doses: [bcg], planned: [notNeeded] });

    expect(said).toContain('BCG BCG: not part of the US schedule. Jul 24, 2026 BCG –');
    expect(said).toContain('Not needed: Hib, dose 4.');
    expect(words(vaccinePlan)).not.toContain('Not needed');
  });

  test('have a dash for the day of a dose that has none, and words for one nobody remembers', () => {
    const open = { ...planned('mmr', 1, '2027-07-19'), dueOn: null };
    const done = { ...planned('mmr', 1, '2027-07-19'), status: 'completed' as const, completed: true };

    expect(words({ ...vaccinePlan, planned: [open] })).toContain('MMR, dose 1 Upcoming – ');
    expect(words({ ...vaccinePlan, planned: [done] })).toContain(
      'MMR, dose 1 Completed, not counted Date not recorded',
    );
  });

  test('say once when to call 911', () => {
    expect(markupOf(vaccinePlan).match(/Call 911 at once/g)).toHaveLength(1);
  });

  test('carry no style of their own, which the page would refuse', () => {
    expect(markupOf(vaccinePlan)).not.toContain('style=');
  });
});
