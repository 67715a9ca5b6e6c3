import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { milestoneList } from './milestone-data.ts';
import type { MilestoneAnswer } from './milestone-list.ts';
import { answersByMilestone } from './progress.ts';
import { SEEN_INSTEAD, signsToMention } from './signs.ts';

const walks: MilestoneAnswer = {
  milestoneId: 'ms-18-phy-1',
  answer: 'achieved',
  achievedOn: day('2026-04-08'),
  achievedIn: null,
  lostOn: null,
};
const sitSign = 'Cannot sit alone (the WHO window ends near 9.2 months)';
const walkSign = 'Does not walk alone (the WHO window ends near 17.6 months)';

function signsAt(months: number, ...answers: MilestoneAnswer[]): string[] {
  const group = milestoneList.ages.find((one) => one.months === months);
  return group ? signsToMention(group, answersByMilestone(answers)) : [];
}

describe('the signs to mention to the doctor', () => {
  test('leave out the one whose own milestone was seen', () => {
    expect(signsAt(18)).toContain(walkSign);
    expect(signsAt(18, walks)).toEqual(signsAt(18).filter((sign) => sign !== walkSign));
  });

  test('are all of them of an age that no answer is set against', () => {
    const [group] = milestoneList.ages;

    expect(group && signsToMention({ ...group, id: 'age-72' }, answersByMilestone([walks]))).toEqual(
      group?.actEarly.talkToDoctorIf,
    );
  });

  test('keep it while nobody is sure, and once the skill was lost', () => {
    expect(signsAt(18, { ...walks, answer: 'not-sure', achievedOn: null })).toContain(walkSign);
    expect(signsAt(18, { ...walks, lostOn: day('2026-11-20') })).toContain(walkSign);
  });

  test('always have the loss of a skill, whatever was seen', () => {
    const all = milestoneList.milestones.map(({ id }) => ({ ...walks, milestoneId: id }));

    for (const { months } of milestoneList.ages) expect(signsAt(months, ...all).join()).toMatch(/lost|Loses a skill/);
  });

  test.each([
    {
      months: 15,
      sign: 'Does not stand with support (the WHO window ends near 11.4 months)',
      by: 'mw-standing-with-assistance',
    },
    { months: 15, sign: 'Does not stand with support (the WHO window ends near 11.4 months)', by: 'mw-standing-alone' },
    { months: 15, sign: 'Does not stand with support (the WHO window ends near 11.4 months)', by: 'ms-18-phy-1' },
    { months: 9, sign: sitSign, by: 'ms-09-phy-4' },
    { months: 9, sign: sitSign, by: 'ms-09-phy-1' },
    { months: 9, sign: sitSign, by: 'mw-standing-alone' },
    { months: 18, sign: 'Has no words', by: 'ms-24-lan-2' },
    { months: 18, sign: 'Has no words', by: 'ms-30-lan-1' },
    { months: 18, sign: walkSign, by: 'ms-24-phy-2' },
    { months: 24, sign: 'Does not join two words', by: 'ms-30-lan-2' },
    { months: 30, sign: 'Cannot follow a simple request', by: 'ms-18-lan-2' },
  ])('at $months months leave out $sign once $by was seen', ({ months, sign, by }) => {
    const seen = { ...walks, milestoneId: by };

    expect(signsAt(months)).toContain(sign);
    expect(signsAt(months, seen)).toEqual(signsAt(months).filter((one) => one !== sign));
    expect(signsAt(months, { ...seen, lostOn: day('2026-11-20') })).toContain(sign);
  });

  test.each(['ms-15-lan-1', 'ms-18-lan-1'])(
    'of words that were tried alone, as %s, words are still asked about',
    (id) => {
      expect(signsAt(18, { ...walks, milestoneId: id })).toContain('Has no words');
    },
  );

  test('of waving alone, other gestures are still asked about', () => {
    expect(signsAt(12)).toContain('Uses few or no gestures, such as waving');
    expect(signsAt(12, { ...walks, milestoneId: 'ms-12-lan-1' })).toEqual(
      signsAt(12).map((sign) =>
        sign.replace('Uses few or no gestures, such as waving', 'Uses few or no gestures besides waving'),
      ),
    );
    expect(signsAt(12, { ...walks, milestoneId: 'ms-24-lan-4' }).join()).not.toContain('gestures');
  });

  test('ask nothing that an answer says the child does', () => {
    const all = fc.subarray(['mw-standing-alone', ...milestoneList.milestones.map(({ id }) => id)]);
    const property = fc.property(fc.constantFrom(...milestoneList.ages), all, (group, ids) => {
      const signs = signsAt(group.months, ...ids.map((milestoneId) => ({ ...walks, milestoneId })));
      const contradicted = Object.entries(SEEN_INSTEAD[group.id] ?? {}).filter(([, by]) =>
        by.some((id) => ids.includes(id)),
      );

      expect(signs.filter((sign) => contradicted.some(([one]) => one === sign))).toEqual([]);
      expect(signs.length).toBeGreaterThan(0);
    });
    expect(() => fc.assert(property, { seed: 20261130 })).not.toThrow();
  });

  test('are each set against milestones that there are', () => {
    const ids = new Set([
      ...milestoneList.milestones.map(({ id }) => id),
      ...milestoneList.windows.map((one) => one.milestoneId),
    ]);

    for (const [ageId, ofSigns] of Object.entries(SEEN_INSTEAD)) {
      const group = milestoneList.ages.find(({ id }) => id === ageId);

      expect(group?.actEarly.talkToDoctorIf).toEqual(expect.arrayContaining(Object.keys(ofSigns)));
      expect(
        Object.values(ofSigns)
          .flat()
          .filter((id) => !ids.has(id)),
      ).toEqual([]);
    }
  });
});
