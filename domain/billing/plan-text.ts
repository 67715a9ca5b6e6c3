/** What only the plan has, as long as it is not there. */
export const COMING_TEXT = 'AI insights and the expert chat are part of the plan. They are not here yet.';
