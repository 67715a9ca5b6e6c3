import * as z from 'zod/mini';
import { ofChild } from '#contract/children.ts';
import { endpoint } from '#contract/endpoint.ts';

const Text = z.nullable(z.string());
const Texts = z.array(z.string());

const Statement = z.object({
  tone: z.enum(['fern', 'sky', 'amber']),
  title: z.string(),
  text: z.string(),
  /** Signs with which a call cannot wait. */
  callNow: Texts,
  forDoctor: Texts,
  sources: z.array(z.object({ title: z.string(), publisher: z.string(), edition: z.string(), url: Text })),
});

const GrowthSummary = z.object({
  /** What is not calm; a newborn's weight is spoken of elsewhere. */
  statement: z.nullable(Statement),
  gain: z.nullable(z.object({ text: z.string(), advice: Text, isCompared: z.boolean() })),
  /** '51st percentile'; null without one, or beside what is not calm. */
  percentile: Text,
  /** The latest value, with its percentile unless something is not calm. */
  last: z.string(),
  /** Why it has no percentile. */
  reasons: Texts,
  source: z.string(),
});
export const readGrowthSummary = endpoint({
  method: 'GET',
  path: '/api/children/:childId/growth-summary',
  who: 'may see the child',
  expensive: true,
  summary:
    "What the dashboard says of a child's growth, in the account's units and by its reference; null before the first measurement.",
  params: ofChild,
  reply: z.nullable(GrowthSummary),
});
