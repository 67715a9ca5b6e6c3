import { fileLaw } from '../law.ts';
import { isFloor } from '../place.ts';

export const testingOutside = fileLaw('law 12', ({ place }, { path, place: target }) => {
  if (!isFloor(place.floor) || !['testing', 'e2e', 'bench', 'scripts'].includes(target.floor)) return;
  if (place.isTest && target.floor === 'testing') return;
  return `only tests, e2e, bench and scripts import '${path}'`;
});
