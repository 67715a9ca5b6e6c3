import { buildIfNeeded } from '#server/pages/build.ts';

/** The journeys walk through the built product, so it is built before the first. */
export default buildIfNeeded;
