import { expect, test } from 'vitest';
import content from '#content/milestones/milestones.json' with { type: 'json' };
import { LOST_SKILL } from './lost-skill.ts';
import { YOUNG_BABY, YOUNG_BABY_UNTIL_MONTHS } from './young-baby.ts';
import { groupSource, MILESTONES_SOURCE, WINDOWS_SHORT_SOURCE, WINDOWS_SOURCE } from './source-text.ts';

const { edition, whoMotorWindows, lostSkill, youngBaby } = content;

test('[MIL-01] each list names its source, its edition, that no clinician reviewed it and that it screens for nothing', () => {
  const ofCdc = `CDC, Learn the Signs. Act Early., 2022, in our words, edition ${edition}. Not reviewed by a clinician. A checklist is not a screening test.`;

  expect(MILESTONES_SOURCE).toBe(ofCdc);
  expect(groupSource({ isCdcChecklist: true })).toBe(ofCdc);
  expect(groupSource({ isCdcChecklist: false })).toBe(
    `Ours, on what AAP / Bright Futures looks at in the first month, edition ${edition}. Not reviewed by a clinician. A checklist is not a screening test.`,
  );
});

test('the windows name the study, how many children it had and what it does not say', () => {
  expect(WINDOWS_SOURCE).toContain(`${whoMotorWindows.children} children in ${whoMotorWindows.countries} countries`);
  expect(WINDOWS_SOURCE).toContain(`Edition ${edition}. Not reviewed by a clinician.`);
  expect(WINDOWS_SOURCE).toContain('not a schedule');
  expect(WINDOWS_SHORT_SOURCE).toBe(
    `Windows: WHO Motor Development Study, 2006, 1st to 99th percentile of ${whoMotorWindows.children} children.`,
  );
});

test('what is said of a lost skill is that of the edition, at every age', () => {
  const { firstSentence, thenSay, ageMinMonths, ageMaxMonths, stepsByAge } = lostSkill;

  expect(LOST_SKILL).toEqual({ firstSentence, steps: thenSay });
  expect({ ageMinMonths, ageMaxMonths, stepsByAge }).toEqual({
    ageMinMonths: null,
    ageMaxMonths: null,
    stepsByAge: [],
  });
});

test('what is said first of a young baby are the published rules, and a floppy baby calls for the doctor', () => {
  const { question, firstSentence, thenSay, limp } = youngBaby;

  expect(YOUNG_BABY).toEqual({ question, firstSentence, steps: [...thenSay, ...limp.thenSay] });
  expect(YOUNG_BABY.question).toMatch(/hard to wake.*very floppy/);
  expect(YOUNG_BABY.steps.join(' ')).toMatch(/limp: call 911 now/);
  expect(YOUNG_BABY_UNTIL_MONTHS).toBe(youngBaby.untilMonths);
});
