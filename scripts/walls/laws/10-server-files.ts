import type { Law } from '../law.ts';
import { roleOf } from '../place.ts';
import { HEIGHTS } from './10-server-arrows.ts';

const ROLES = HEIGHTS.flat();

export const closedNames: Law = {
  name: 'law 10',
  find: ({ modules }) =>
    modules
      .filter(({ place }) => place.floor === 'server' && place.level === 'room' && !place.isTest)
      .filter(({ path }) => !ROLES.includes(roleOf(path)))
      .map(({ path }) => ({
        path,
        line: 1,
        says: `a room of server holds only ${ROLES.join(', ')} and tests (HEIGHTS in scripts/walls/laws/10-server-arrows.ts)`,
      })),
};
