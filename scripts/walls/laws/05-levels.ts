import { fileLaw, type Law } from '../law.ts';
import { isFloor } from '../place.ts';

/** Ground imports no room and no roof; a room imports no roof. */
export const groundBelowRoof = fileLaw('law 5', ({ place }, { path, place: target }) => {
  if (target.floor !== place.floor || target.room === place.room) return;
  if (place.level === 'ground' && target.level === 'room') return `ground knows no room, yet here is '${path}'`;
  if ((place.level === 'ground' || place.level === 'room') && target.level === 'roof')
    return `a ${place.level} knows no roof, yet here is '${path}'`;
  return;
});

export const knownPlaces: Law = {
  name: 'law 5',
  find: ({ modules }) =>
    modules
      .filter(({ place }) => isFloor(place.floor) && place.level === 'unknown')
      .map(({ path, place }) => ({
        path,
        line: 1,
        says: `'${place.room}' is neither ground, room nor roof of ${place.floor}; add it to 'The rooms: …' in docs/house.md, or to LEVELS in scripts/walls/place.ts`,
      })),
};
