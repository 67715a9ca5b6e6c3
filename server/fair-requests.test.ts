import { expect, test } from 'vitest';
import { askChallenge } from '#contract/accounts/signing-in.ts';
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

test('[decision 71] fifty requests that a visitor sends at once do not all run before that of a parent', async () => {
  const house = await aHouse();
  const [visitor, ben] = [house.visitor(), await aFamily(house)];
  let answered = 0;
  const ask = () => visitor.ask(askChallenge, { body: { action: 'sign-in' } }).then(() => (answered += 1));

  const asked = Array.from({ length: 50 }, ask);
  await ben.parent.call(listChildren, {});

  expect(answered).toBeLessThan(10);
  await Promise.all(asked);
});

test('of hundreds of requests that an account sends at once, most are refused', async () => {
  const house = await aHouse();
  const { parent } = await aFamily(house);

  const answers = await Promise.all(Array.from({ length: 300 }, () => parent.ask(listChildren, {})));

  const refused = answers.filter(({ status }) => status === 429).length;
  expect(refused).toBeGreaterThan(100);
  expect(refused).toBeLessThan(200);
});

test.each(['/', '/login?next=/dashboard'])(
  'fifty times %s for a visitor do not all come before an answer to a parent',
  async (path) => {
    const house = await aHouse();
    const [visitor, ben] = [house.visitor(), await aFamily(house)];
    let answered = 0;
    const asked = Array.from({ length: 50 }, () => visitor.get(path).then(() => (answered += 1)));

    await ben.parent.call(listChildren, {});

    expect(answered).toBeLessThan(10);
    await Promise.all(asked);
  },
);
