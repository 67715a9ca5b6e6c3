import { tasteEndpoints } from '#contract/foods/tastes.ts';
import { addDays } from '#domain/time/day.ts';
import { childNamed, evening, type DemoFamily } from './family.ts';

type Tried = {
  readonly ageDays: number;
  readonly foodId: string;
  readonly liking: 'liked' | 'so-so' | 'not-now';
  readonly reaction?: 'rash';
  readonly note?: string;
};

const tried = (ageDays: number, foodId: string, liking: Tried['liking'] = 'liked'): Tried => ({
  ageDays,
  foodId,
  liking,
});

/** Leo's first weeks of solid food, and this month. Six of the nine allergens; none of tree nut, shellfish and sesame. */
const ofLeo: readonly Tried[] = [
  tried(185, 'iron-fortified-infant-oat-cereal', 'so-so'),
  tried(187, 'sweet-potato'),
  tried(189, 'beef', 'so-so'),
  tried(191, 'avocado'),
  tried(193, 'plain-yogurt-full-fat'),
  tried(195, 'banana'),
  tried(197, 'plain-yogurt-full-fat'),
  tried(199, 'egg-well-cooked', 'so-so'),
  tried(200, 'broccoli', 'not-now'),
  tried(202, 'egg-well-cooked'),
  tried(204, 'lentils'),
  tried(206, 'smooth-peanut-butter'),
  tried(208, 'carrot'),
  tried(210, 'smooth-peanut-butter'),
  tried(212, 'pear'),
  tried(214, 'chicken'),
  tried(216, 'wheat-toast'),
  tried(218, 'egg-well-cooked'),
  tried(220, 'oatmeal'),
  tried(222, 'smooth-peanut-butter'),
  tried(225, 'pasta-wheat'),
  tried(228, 'green-peas', 'so-so'),
  tried(231, 'plain-yogurt-full-fat'),
  tried(235, 'tofu', 'so-so'),
  tried(238, 'pasta-wheat'),
  tried(241, 'turkey'),
  tried(244, 'egg-well-cooked'),
  tried(247, 'cod', 'so-so'),
  tried(250, 'apple'),
  { ...tried(253, 'strawberry'), reaction: 'rash', note: 'Pink around the mouth, gone in an hour.' },
  tried(256, 'cod'),
  tried(260, 'spinach', 'not-now'),
  tried(265, 'smooth-peanut-butter'),
  tried(270, 'strawberry'),
  tried(276, 'tofu'),
  tried(283, 'salmon', 'so-so'),
  tried(290, 'spinach', 'not-now'),
  tried(298, 'black-beans'),
  tried(589, 'salmon'),
  tried(594, 'tofu'),
  tried(599, 'spinach', 'so-so'),
  tried(603, 'smooth-peanut-butter'),
  tried(607, 'cod'),
  tried(610, 'plain-yogurt-full-fat'),
  tried(611, 'egg-well-cooked'),
];

/** Adds what Leo has tried, by turns of his parents. Maya has nothing but milk. */
export async function demo(family: DemoFamily): Promise<void> {
  const { id: childId, bornOn } = childNamed(family, 'Leo');
  for (const [n, { ageDays, reaction = 'none', ...taste }] of ofLeo.entries()) {
    const by = n % 3 === 1 ? family.daniel : family.hannah;
    const triedOn = addDays(bornOn, ageDays);
    await evening(family, by, triedOn);
    await by.call(tasteEndpoints.add, { params: { childId }, body: { ...taste, reaction, triedOn } });
  }
}
