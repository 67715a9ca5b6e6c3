import { expect, test } from 'vitest';
import { listChildren } from '#contract/children.ts';
import { aFamily, type Family } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';

test('[decision 71] fifty requests that an account sends at once do not all run before that of another', async () => {
  const house = await aHouse();
  const [ana, ben] = [await aFamily(house), await aFamily(house)];
  const answered: Family[] = [];
  const ask = async (family: Family) => {
    await family.parent.call(listChildren, {});
    answered.push(family);
  };

  await Promise.all([...Array.from({ length: 50 }, () => ask(ana)), ask(ben)]);

  expect(answered.indexOf(ben)).toBeLessThan(10);
});
