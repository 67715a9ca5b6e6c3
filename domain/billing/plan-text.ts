/** What only the plan has. */
export const PLAN_TEXT = 'AI insights and the expert chat are part of the plan.';
