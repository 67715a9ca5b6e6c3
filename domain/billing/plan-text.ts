/** What only the plan has. */
export const PLAN_TEXT = 'AI insights are part of the plan. The expert chat is, too, and is not here yet.';
