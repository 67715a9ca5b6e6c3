import { expect, test } from 'vitest';
import { callRulesIn, knownCallRules } from './call-words.ts';

test('[ART-04] signs of danger are found in any place of a long text, the most urgent first', async () => {
  const calm = 'Offer the spoon and wait. '.repeat(60);

  const found = await callRulesIn(
    `${calm}\n\n- Trouble breathing\n\n${calm}\n\n**Fever** of 101 in a baby of 2 months.`,
  );

  expect(found[0]).toBe('rf-breathing');
  expect(found.length).toBeGreaterThan(1);
  expect(await callRulesIn(calm)).toEqual([]);
});

test('[ART-04] words of two points of a list are not read as one sentence', async () => {
  expect(await callRulesIn('- Wash the blue cup\n- Wipe the lips')).toEqual([]);
  expect(await callRulesIn('- Look for blue or gray lips')).toContain('rf-blue');
});

test.each([0, 380, 395, 405, 415, 425, 485, 495, 505, 840, 2000])(
  '[ART-04] a sign of danger is found %d characters after the beginning of a very long sentence',
  async (before) => {
    const words = `${'we'.repeat(before / 2)} trouble breathing ${'we '.repeat(400)}`;

    expect(await callRulesIn(words)).toContain('rf-breathing');
  },
);

test('[ART-04] other parents are served while a long text is searched, and what repeats itself is read once', async () => {
  const varied = Array.from({ length: 60 }, (_, n) => `Step ${n}: ${'wash the cup and '.repeat(28)}wait.`).join(' ');
  const repeating = `${'tumbl'.repeat(98)}. `.repeat(59);

  const long = await turnsDuring(() => callRulesIn(varied));
  const short = await turnsDuring(() => callRulesIn(repeating));
  const again = await turnsDuring(() => callRulesIn(varied));

  expect(varied.length).toBeLessThan(30_000);
  expect(long).toBeGreaterThanOrEqual(60);
  expect(short).toBeLessThanOrEqual(5);
  expect(again).toBe(0);
});

test('[ART-04] what was found in a text is known from then on', async () => {
  const text = 'A baby who has trouble breathing on the third of May.';
  const before = knownCallRules(text);

  const found = await callRulesIn(text);

  expect(before).toBeUndefined();
  expect(knownCallRules(text)).toBe(found);
});

/** How often others got in between. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const turn = () => {
    if (isOver) return;
    turns += 1;
    setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isOver = true;
  return turns;
}
