import type { Law } from '../law.ts';
import { roleOf } from '../place.ts';

const ROLES = 'tables rules access queries replies service routes jobs emails export seed room'.split(' ');

export const closedNames: Law = {
  name: 'law 10',
  find: ({ modules }) =>
    modules
      .filter(({ place }) => place.floor === 'server' && place.level === 'room' && !place.isTest)
      .filter(({ path }) => !ROLES.includes(roleOf(path)))
      .map(({ path }) => ({
        path,
        line: 1,
        says: `a room of server holds only ${ROLES.join(', ')} and tests (ROLES in scripts/walls/laws/10-server-files.ts)`,
      })),
};
