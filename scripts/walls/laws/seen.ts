import type { Law } from '../law.ts';
import { FLOORS } from '../place.ts';

/** Walls that read no files would find no faults. */
export const everyFloorSeen: Law = {
  name: 'floors',
  find: ({ paths }) =>
    [...FLOORS, 'testing']
      .filter((floor) => !paths.some((path) => path.startsWith(`${floor}/`) && !path.endsWith('tsconfig.json')))
      .map((floor) => ({ path: floor, line: 1, says: 'no file was seen here, so its laws were not checked' })),
};

export const everyFileParsed: Law = {
  name: 'syntax',
  find: ({ modules }) =>
    modules.flatMap(({ path, error }) => (error ? [{ path, line: 1, says: `cannot be parsed: ${error}` }] : [])),
};
