import { expect, test } from 'vitest';
import { LOST_SKILL, lostSteps } from './lost-skill.ts';

test('the loss of an answer to a sound asks for a hearing test first, that of another skill for none', () => {
  expect(lostSteps('ms-04-lan-3')).toEqual(['Ask for a hearing test now.', ...LOST_SKILL.steps]);
  expect(lostSteps('ms-04-lan-1')).toEqual(LOST_SKILL.steps);
});
