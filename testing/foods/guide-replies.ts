import type { FoodGuide, GuideEntry, GuideVersion } from '#contract/foods/guide.ts';
import { daniel, me } from '../web/replies.ts';

const hannah = { id: me.id, name: me.name };

export const ours: GuideEntry = {
  id: 'range-9',
  ageRangeLabel: '9-11 months',
  ageRangeStart: 9,
  ageRangeEnd: 11,
  foods: [{ id: 'banana', name: 'Banana', allergyRisk: 'None', why: 'Soft' }],
  tips: ['Offer finger foods.'],
  allergyWarnings: [],
  displayOrder: 4,
  sources: [],
  edited: null,
};

/** Made by Daniel, changed last by Hannah. */
export const familyMealsReply: GuideEntry = {
  ...ours,
  id: '0197a000-0000-7000-8003-000000000001',
  ageRangeLabel: '9-11 months, family meals',
  foods: [
    { id: null, name: 'Hummus', allergyRisk: 'High', why: null },
    { id: null, name: 'Couscous', allergyRisk: 'High', why: null },
  ],
  tips: ['Eat together.', 'A spoon and an open cup.'],
  allergyWarnings: ['Read labels each time.'],
  displayOrder: 5,
  edited: {
    source: 'CDC, Infant and Toddler Nutrition',
    madeBy: daniel,
    madeAt: '2026-11-17T15:00:00.000Z',
    changedBy: hannah,
    changedAt: '2026-11-21T19:41:00.000Z',
    version: 2,
  },
};

export const guide: FoodGuide = {
  edition: '2026-11',
  entries: [ours, familyMealsReply],
  readiness: [],
  bornEarly: {
    untilMonths: 12,
    tips: [],
    instead: [],
    source: { id: 'AAP', org: 'AAP', title: 'Iron', address: null },
  },
  risks: [],
  mayEdit: true,
};

const { edited, sources: _, id: _id, ...facts } = familyMealsReply;
const content = { ...facts, source: edited?.source ?? '' };

/** Of `familyMealsReply`, the latest first. */
export const history: GuideVersion[] = [
  { version: 2, content, isRemoved: false, changedBy: hannah, changedAt: '2026-11-21T19:41:00.000Z' },
  {
    version: 1,
    content: {
      ...content,
      foods: content.foods.map((food) => (food.name === 'Couscous' ? { ...food, allergyRisk: 'Low' } : food)),
      displayOrder: 6,
    },
    isRemoved: false,
    changedBy: daniel,
    changedAt: '2026-11-17T15:00:00.000Z',
  },
];
