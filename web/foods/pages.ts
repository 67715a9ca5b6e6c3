import { lazily } from '#web/client/page/lazily.ts';
import { signedInPage, type DashboardCard, type QuickAdd, type RoomPages } from '#web/client/page/page.ts';
import { editEntryHref } from './editor/editor-hrefs.ts';
import { MOST_LETTERS, triedHref } from './tried/tried-href.ts';
import { foodHref, guideHref, guideSearch } from './food-guide-search.ts';

const pages: RoomPages['pages'] = [
  signedInPage(
    {
      path: '/food-guide',
      title: 'Food Introduction Guide',
      description: 'Which foods to offer at which age, how to feed, and what to know about allergies.',
      module: 'web/foods/food-guide-page.tsx',
      first: ['readFoodGuide', 'listTastes'],
    },
    lazily(() => import('./food-guide-page.tsx'), 'FoodGuidePage'),
    { read: guideSearch, write: guideHref },
  ),
  signedInPage(
    {
      path: '/food-guide/:foodId',
      title: 'How to Serve a Food',
      description: 'From when, how to cut and cook it at each age, and what to do if something goes wrong.',
      module: 'web/foods/food-page.tsx',
      also: () => ['web/foods/cuts/drawn-cut.tsx'],
      first: ['readFood', 'listTastes'],
      isNamedByPath: true,
    },
    lazily(() => import('./food-page.tsx'), 'FoodPage'),
    { read: ({ foodId = '' }) => ({ foodId }), write: ({ foodId }) => foodHref(foodId) },
  ),
  signedInPage(
    {
      path: '/food-guide/tried',
      title: 'Foods Tried',
      description: 'The foods your child has tried, and how they went.',
      module: 'web/foods/tried/tried-page.tsx',
      opens: [
        'web/foods/tried/reaction-note.tsx',
        'web/foods/tried/reaction-dialog.tsx',
        'web/foods/tried/reaction-help-dialog.tsx',
      ],
      first: ['listTastes'],
      shared: ['listFoods'],
    },
    lazily(() => import('./tried/tried-page.tsx'), 'TriedPage'),
    {
      read: ({ meal = '' }) => ({ meal: meal.trim().slice(0, MOST_LETTERS) }),
      write: ({ meal }) => triedHref({ meal }),
    },
  ),
  signedInPage(
    {
      path: '/food-guide/edit',
      title: 'Edit the Food Guide',
      description: 'For editors: the entries that this server adds to the food guide.',
      module: 'web/foods/editor/edit-guide-page.tsx',
      first: ['readFoodGuide'],
    },
    lazily(() => import('./editor/edit-guide-page.tsx'), 'EditGuidePage'),
  ),
  signedInPage(
    {
      path: '/food-guide/edit/:entryId',
      title: 'Food Guide Entry',
      description: 'For editors: an entry of the food guide, and who changed what.',
      module: 'web/foods/editor/guide-entry-page.tsx',
      opens: ['web/ui/overlay/unsaved-dialog.tsx'],
      first: ['readFoodGuide'],
      crumb: 'Entry',
    },
    lazily(() => import('./editor/guide-entry-page.tsx'), 'GuideEntryPage'),
    { read: ({ entryId = '' }) => ({ entryId }), write: ({ entryId }) => editEntryHref(entryId) },
  ),
];

const cards: readonly DashboardCard[] = [
  {
    module: 'web/foods/overview/food-card.tsx',
    first: ['readFoodSummary'],
    isLater: true,
    Card: lazily(() => import('./overview/food-card.tsx'), 'FoodCard'),
  },
];

const quickAdd: QuickAdd = {
  label: 'Food',
  module: 'web/foods/tried/add-food-dialog.tsx',
  Dialog: lazily(() => import('./tried/add-food-dialog.tsx'), 'AddFoodDialog'),
};

export const room: RoomPages = { pages, cards, quickAdd };
