import type { ArticleHead, ArticlePage } from '#contract/articles.ts';
import { redFlagsOf } from '#domain/articles/red-flags-data.ts';
import { day } from '#domain/time/day.ts';
import { month } from '#domain/time/month.ts';

const otherId = '0197a000-0000-7000-8000-0000000000a2';
const made = '2026-11-20T00:00:00.000Z';

export function anArticleHead(given: Partial<ArticleHead> = {}): ArticleHead {
  return {
    id: '0197a000-0000-7000-8000-0000000000a1',
    slug: 'naps-in-the-first-year',
    title: 'Naps in the First Year',
    summary: 'How many, how long, and when they end.',
    category: 'Sleep',
    ageRange: '0-12 months',
    readingTime: '3 min read',
    imageUrl: null,
    createdAt: made,
    updatedAt: made,
    ...given,
  };
}

const content = `**Key points**

- Three naps at 6 months.
- Call **911** when your baby cannot be woken.

### How long

Short ones count, too.

1. Dim the room.
2. Lay her down awake.

- A sleep sack is enough.`;

/** @param redFlags ids of the rules of its box 'When to call' */
export function anArticlePage(redFlags: readonly string[] = [], given: Partial<ArticlePage> = {}): ArticlePage {
  return {
    article: { ...anArticleHead(), content, published: true },
    isSubstitute: false,
    calls: redFlagsOf(redFlags).map(({ thenSay, stepsByAge, ...rule }) => ({
      ...rule,
      thenSay: [...thenSay],
      stepsByAge: stepsByAge.map((ofAge) => ({ ...ofAge, steps: [...ofAge.steps] })),
    })),
    questions: [
      {
        id: 'faq-1',
        question: 'When do naps end?',
        answer: 'At 3 to 5 years.',
        articleId: anArticleHead().id,
        origin: null,
      },
      {
        id: 'faq-2',
        question: 'Is a blanket safe?',
        answer: 'Not before 12 months.',
        articleId: otherId,
        origin: null,
      },
    ],
    related: [anArticleHead({ id: otherId, title: 'Nights' })],
    origin: {
      isOurs: true,
      checkedOn: day('2026-11-21'),
      lastCheckedOn: null,
      edition: '2026-11',
      nextReview: month('2027-05'),
      reviewedBy: null,
      sources: [
        { text: 'American Academy of Pediatrics: Sleep', address: 'https://example.org/sleep' },
        { text: 'CDC: Naps', address: null },
      ],
      facts: { confirmed: 3, secondary: 1, corrected: 0, notFound: 0 },
    },
    ...given,
  };
}
