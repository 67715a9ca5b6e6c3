import { expect, test } from 'vitest';
import { floorPlan, roomNames } from './room/floor-plan.ts';

const house = [
  { path: 'web/growth/chart/growth-chart.tsx', text: '/** Draws one chart. */\nexport function GrowthChart() {}\n' },
  { path: 'server/growth/routes.ts', text: 'export const routes = 1;\n' },
  { path: 'server/children/queries.ts', text: '' },
  { path: 'contract/growth.ts', text: '/** A new measurement. */\nexport const NewMeasurement = 1;\n' },
  { path: 'domain/growth/score/z-score.test.ts', text: 'test;\n' },
  {
    path: 'domain/growth/score/z-score.ts',
    text: '/** One row. */\nexport type Lms = 1;\n\n/**\n * How far from the median.\n *\n * @returns z-score\n */\nexport function zScore() {}\n',
  },
  { path: 'content/growth/who-2006.json', text: '' },
];

test('a room is listed from what is published to what is shown, each test after what it tests', () => {
  expect(floorPlan('growth', house)).toEqual([
    { path: 'content/growth/who-2006.json', lines: 0, exports: '' },
    { path: 'domain/growth/score/z-score.ts', lines: 9, exports: 'Lms, zScore' },
    { path: 'domain/growth/score/z-score.test.ts', lines: 1, exports: 'tests' },
    { path: 'contract/growth.ts', lines: 2, exports: 'NewMeasurement' },
    { path: 'server/growth/routes.ts', lines: 1, exports: 'routes' },
    { path: 'web/growth/chart/growth-chart.tsx', lines: 2, exports: 'GrowthChart' },
  ]);
});

test('a room that does not exist has no files, and the rooms that do are known', () => {
  expect(floorPlan('growht', house)).toEqual([]);
  expect(roomNames(house)).toEqual(['children', 'growth']);
});

test('of the ground and the roof, only folders are named as rooms', () => {
  const files = ['server/crash.test.ts', 'server/why-not-started.ts', 'server/db/db.ts', 'web/print/report-page.tsx'];

  expect(roomNames(files.map((path) => ({ path, text: '' })))).toEqual(['db', 'print']);
});
