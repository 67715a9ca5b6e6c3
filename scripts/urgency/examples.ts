import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { redFlags } from '#domain/articles/red-flags-data.ts';
import type { Example } from './trained-weights.ts';

const ruleIds = new Set(redFlags.map(({ id }) => id));
const levels = ['emergency', 'call_now', 'call_soon', 'routine'] as const;
const Examples = z.strictObject({
  schema: z.literal('content/urgency-examples@1'),
  edition: z.string(),
  examples: z.array(
    z.strictObject({
      text: z.string(),
      months: z.nullable(z.int().check(z.minimum(0), z.maximum(72))),
      level: z.enum(levels),
      rule: z.nullable(z.string().check(z.refine((id) => ruleIds.has(id), 'no such rule'))),
    }),
  ),
});

const Questions = z.object({
  cases: z.array(
    z.object({
      question: z.string(),
      childAgeMonths: z.nullable(z.int()),
      level: z.enum([...levels, 'out_of_scope']),
      kind: z.string(),
    }),
  ),
});

/** What waits until the office opens is neither calm nor urgent. */
const SOON_COUNTS = 0.3;

/**
 * The messages that are written as examples, and the questions that the rules were tuned on.
 *
 * @throws ZodError where a file has another form or names a rule that does not exist
 */
export function allExamples(): Example[] {
  const examples = filesIn('content/red-flags/examples').flatMap((file) => Examples.parse(jsonIn(file)).examples);
  const tunedOn = filesIn('testing/fixtures/chat').filter((file) => !HELD_OUT.includes(basename(file)));
  const questions = tunedOn.flatMap((file) => Questions.parse(jsonIn(file)).cases);
  return [
    ...examples.map(({ text, months, level }) => exampleOf(text, months, level)),
    ...questions
      .filter(({ kind }) => kind !== 'injection')
      .map(({ question, childAgeMonths, level }) => exampleOf(question, childAgeMonths, level)),
  ];
}

/** They say what is found of messages that nothing follows from. */
const HELD_OUT = ['shared.json', 'questions-f.json'];

function exampleOf(text: string, ageMonths: number | null, level: string): Example {
  const isUrgent = level === 'emergency' || level === 'call_now';
  return { text, ageMonths, isUrgent, counts: level === 'call_soon' ? SOON_COUNTS : 1 };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .toSorted()
    .map((file) => join(folder, file));
}

function jsonIn(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
