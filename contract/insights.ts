import * as z from 'zod/mini';
import { ofChild } from '#contract/children.ts';
import { endpoint } from '#contract/endpoint.ts';
import { Id } from '#contract/fields.ts';
import { provenance, specified, StoredAt, StoredId } from '#contract/stored.ts';

const figure = z.nullable(z.number().check(z.minimum(0), z.maximum(300)));

/** What an insight is asked for with: numbers and a word, no name and no note. */
export const ChildData = z.strictObject({
  /** Days of age divided by 30.44, rounded. */
  age_months: z.int().check(z.minimum(0), z.maximum(1200)),
  sex: z.enum(['male', 'female', 'unknown']),
  /** In kg; the others in cm. Null where nothing was measured. */
  weight: figure,
  height: figure,
  head_circumference: figure,
});
export type ChildData = z.infer<typeof ChildData>;

export const WRITERS = ['guide', 'model'] as const;

export const Insight = z.object({
  id: StoredId,
  childId: specified(StoredId, 'insights_responses.newborn_id'),
  /** `ChildData` as JSON. */
  requestText: specified(z.string(), 'insights_responses.request_text'),
  /** Paragraphs, headings after '### ' and items after '- '; at the end of a line may stand a link to a page of this server, [title](/path). */
  responseText: specified(z.string(), 'insights_responses.response_text'),
  requestedAt: specified(StoredAt, 'insights_responses.request_date'),
  /** What wrote it: the built-in guide, or a model that put the guide's words into others. */
  writer: z.enum(WRITERS),
  /** Of the library that it was written from. */
  edition: z.string(),
  ...provenance,
  madeAt: specified(StoredAt, 'insights_responses.created_at'),
});
export type Insight = z.infer<typeof Insight>;

export const InsightAllowance = z.object({
  lastGeneratedAt: specified(z.nullable(StoredAt), 'newborns.last_insight_generated_at'),
  /** When the next one is possible; null where it is now. */
  nextAt: z.nullable(StoredAt),
  /** Days until then; 0 where it is now. */
  daysRemaining: z.int(),
  /** One is being written, for this or another parent. */
  isBeingWritten: z.boolean(),
  /** The host of the language model that the sentences of the account's next insight are sent to; null where none leaves the machine. */
  sentTo: z.nullable(z.string()),
  /** What the child's growth asks for by now and the latest insight does not say; null where nothing. It stands above that. */
  growthSince: z.nullable(z.string()),
});
export type InsightAllowance = z.infer<typeof InsightAllowance>;

/**
 * Refused with `needs-plan` without AI access, and with `slow-down` before 30 days are over or while another is being
 * written; `details` says when the next one is possible.
 */
export const generateInsights = endpoint({
  method: 'POST',
  path: '/functions/v1/generate-insights',
  who: 'may edit the child',
  summary:
    'Writes an insight about a child and keeps it; one in 30 days for each child. What it rests on is read from the record: `childData` is checked and not believed.',
  body: z.strictObject({
    childData: z.optional(ChildData),
    /** Without it, the child that the account looked at last. */
    childId: z.optional(Id),
  }),
  reply: z.object({
    response: z.string(),
    insight: Insight,
    allowance: InsightAllowance,
  }),
  spec: ['function generate-insights', 'insert insights_responses', 'update newborns last_insight_generated_at'],
});

export const listInsights = endpoint({
  method: 'GET',
  path: '/api/children/:childId/insights',
  who: 'may see the child',
  summary: 'The insights about a child, the latest first.',
  params: ofChild,
  reply: z.array(Insight),
  spec: ['select insights_responses by newborn_id'],
});

export const readInsightAllowance = endpoint({
  method: 'GET',
  path: '/api/children/:childId/insight-allowance',
  who: 'may see the child',
  summary: 'When the next insight about a child is possible.',
  params: ofChild,
  reply: InsightAllowance,
  spec: ['select newborns last_insight_generated_at by id'],
});
