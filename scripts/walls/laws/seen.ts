import type { Law } from '../law.ts';
import { FLOORS } from '../place.ts';

/** Each floor has files: a walls script that sees none of them would find no fault either. */
export const everyFloorSeen: Law = {
  name: 'floors',
  find: ({ paths }) =>
    [...FLOORS, 'testing']
      .filter((floor) => !paths.some((path) => path.startsWith(`${floor}/`) && !path.endsWith('tsconfig.json')))
      .map((floor) => ({ path: floor, line: 1, says: 'no file was seen here, so its laws were not checked' })),
};

/** Each file of code could be read. */
export const everyFileParsed: Law = {
  name: 'syntax',
  find: ({ modules }) =>
    modules.flatMap(({ path, error }) => (error ? [{ path, line: 1, says: `cannot be parsed: ${error}` }] : [])),
};
