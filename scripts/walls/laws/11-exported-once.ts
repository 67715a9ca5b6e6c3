import { exportedNames } from '../exported-names.ts';
import type { Law } from '../law.ts';
import { isFloor } from '../place.ts';

/** What two files of one room call the same is taken for the same. */
export const exportedOnce: Law = {
  name: 'law 11',
  find: ({ modules }) => {
    const first = new Map<string, string>();
    return modules
      .filter(({ place: { floor, isTest } }) => isFloor(floor) && !isTest)
      .flatMap(({ path, place: { floor, room }, program, lineAt }) =>
        exportedNames(program).flatMap(({ name, start }) => {
          const key = `${floor}/${room} ${name}`;
          const other = first.get(key) ?? path;
          first.set(key, other);
          if (other === path) return [];
          return [{ path, line: lineAt(start), says: `'${name}' is exported by ${other} too: one name, one thing` }];
        }),
      );
  },
};
