import { URGENCIES, type Urgency } from '#domain/articles/red-flag.ts';

/** How urgent an answer is, the most urgent first; the last declines what is asked. */
export const ANSWER_LEVELS = [...URGENCIES, 'routine', 'out_of_scope'] as const;
export type AnswerLevel = (typeof ANSWER_LEVELS)[number];

/** Whether it is for everybody, whoever may use the rest. */
export function isForAnyone(level: AnswerLevel): level is Extract<Urgency, 'emergency' | 'call_now'> {
  return level === 'emergency' || level === 'call_now';
}
