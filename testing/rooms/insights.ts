import fc from 'fast-check';
import type { insightsEndpoints } from '#contract/insights/endpoints.ts';
import { WRITERS } from '#contract/insights.ts';
import { newId } from '#server/db/id.ts';
import { toEveryEditor, toEveryViewer, type AccessTo } from './access.ts';
import { entryColumns, type Columns } from './columns.ts';
import { planted, words, type Generated } from './generated.ts';
import type { Told } from './privacy.ts';
import type { RequestsTo } from './requests.ts';

export { demo } from './demo/insights.ts';

export const access: AccessTo<typeof insightsEndpoints> = {
  // Viewers read; generating spends the child's 30 days.
  generateInsights: toEveryEditor,
  listInsights: toEveryViewer,
  readInsightAllowance: toEveryViewer,
};

export const columns = {
  insights: {
    child_id: 'text',
    id: 'text',
    request_text: 'text',
    response_text: 'text',
    requested_at: 'text',
    writer: 'text',
    edition: 'text',
    ...entryColumns,
  },
  insight_reservations: { child_id: 'text', id: 'text', ends_at: 'text' },
} as const satisfies Partial<Columns>;

export const told: Told = [
  ['Each insight: its text', 'insights.response_text'],
  ['the age, sex and measurements it was asked for with', 'insights.request_text'],
  [
    'when, what wrote it, and from which edition of the library',
    'insights.requested_at insights.writer insights.edition',
  ],
  ['While one is being written', 'insight_reservations.ends_at'],
];

export const requests: RequestsTo<typeof insightsEndpoints> = {
  generateInsights: async ({ child }) => ({ body: { childId: child.id } }),
  listInsights: async ({ child }) => ({ params: { childId: child.id } }),
  readInsightAllowance: async ({ child }) => ({ params: { childId: child.id } }),
};

const insight = fc.record({
  daysAgo: fc.integer({ min: 1, max: 2000 }),
  text: words(600, '### What to look for', '- Smiles back. [Milestones](/milestones)'),
  writer: fc.constantFrom(...WRITERS),
  months: fc.integer({ min: 0, max: 200 }),
  weight: fc.option(fc.integer({ min: 1000, max: 90_000 })),
});

export const generated: Generated<'insights'> = {
  insights: planted(fc.array(insight, { maxLength: 4 }), async (all, { house }, child, { id: made_by }) => {
    const at = house.clock().toISOString();
    for (const { daysAgo, text, writer, months, weight } of all) {
      const data = {
        age_months: months,
        sex: 'female',
        weight: weight === null ? null : weight / 1000,
        height: null,
        head_circumference: null,
      };
      await house.db
        .insertInto('insights')
        .values({
          child_id: child.id,
          id: newId(),
          request_text: JSON.stringify(data),
          response_text: text,
          requested_at: new Date(house.clock().getTime() - daysAgo * 86_400_000).toISOString(),
          writer: writer,
          edition: '2026-11',
          made_by,
          made_at: at,
          changed_by: made_by,
          changed_at: at,
          version: 1,
        })
        .execute();
    }
  }),
};
