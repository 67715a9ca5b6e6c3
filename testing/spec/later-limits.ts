import type { Subject } from './messages.ts';

/**
 * Of the subjects that do not exist yet. Who builds one takes it off this list, says its messages, and moves its limits
 * to the tests.
 */
export const laterLimits: Partial<Record<Subject, readonly string[]>> = {
  insights: [
    'one in 30 days for each child, the next 30 days after the last',
    'a request ends after 60 seconds, its toast after 30',
    'age in months is days divided by 30.44, rounded',
    'the panel is 600 px high and 90 % wide at most',
  ],
};
