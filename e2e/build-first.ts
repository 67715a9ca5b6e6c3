import { buildIfNeeded } from '#server/pages/build.ts';

/** Journeys test the build. */
export default buildIfNeeded;
