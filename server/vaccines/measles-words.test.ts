import { expect, test } from 'vitest';
import { noteVaccineConditions } from '#contract/vaccines/changes.ts';
import { day } from '#domain/time/day.ts';
import { aChild, aFamily } from '#testing/family.ts';
import { marked } from '#testing/vaccines/stored-vaccines.ts';

const EARLY = 'it can be given from 28 days after the first';

test.each([
  { conditions: ['chemotherapy', 'travel'], mmr: ['2026-09-21'], says: 'MMR is not to be given', isEarly: false },
  { conditions: ['scid', 'measles-outbreak'], mmr: [], says: 'MMR is not to be given', isEarly: false },
  { conditions: ['reaction-mmr', 'measles-outbreak'], mmr: [], says: 'MMR is not to be given', isEarly: false },
  { conditions: ['measles-outbreak'], mmr: [], says: 'have it as soon as possible', isEarly: false },
  { conditions: ['weak-immune-system', 'travel'], mmr: [], says: 'Ask the doctor first whether MMR', isEarly: false },
  { conditions: ['travel'], mmr: ['2026-09-21'], says: EARLY, isEarly: true },
])('at 14 months, $conditions with MMR on $mmr: $says', async ({ conditions, mmr, says, isEarly }) => {
  const family = await aFamily();
  const child = await aChild(family, family.parent, { born_on: day('2025-09-20') });
  if (mmr.length > 0)
    await marked(
      { ...family, child },
      mmr.map((givenOn) => ({ givenOn, cvx: '03' })),
    );
  const params = { childId: child.id };
  const plan = await family.parent.call(noteVaccineConditions, { params, body: { conditions, seen: [] } });

  expect(plan.forWhom).toContain(says);
  expect(plan.forWhom.includes(EARLY)).toBe(isEarly);
});
