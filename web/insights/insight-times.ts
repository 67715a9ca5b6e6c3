/** [AI-01] The specification's: after so long the request is given up, and the toast goes. */
export const REQUEST_MS = 60_000;
export const PROGRESS_TOAST_MS = 30_000;
