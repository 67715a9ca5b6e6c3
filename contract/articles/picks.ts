import * as z from 'zod/mini';
import { ofChild } from '#contract/children.ts';
import { endpoint } from '#contract/endpoint.ts';
import { ArticleHead } from '../articles.ts';

export const readArticlePicks = endpoint({
  method: 'GET',
  path: '/api/children/:childId/articles',
  who: 'may see the child',
  summary:
    "Three articles as if by chance, others each day, for the child's age where there are any; samples if none is published.",
  params: ofChild,
  reply: z.array(ArticleHead),
});
