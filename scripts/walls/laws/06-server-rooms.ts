import { fileLaw } from '../law.ts';
import { roleOf } from '../place.ts';

const SHARED_ROLES = ['access', 'rules', 'queries', 'replies', 'service'];

export const serverRoomsApart = fileLaw('law 6', ({ place }, { path, place: target }) => {
  if (place.floor !== 'server' || target.floor !== 'server' || place.room === target.room) return;
  if (place.level !== 'room' || target.level !== 'room' || SHARED_ROLES.includes(roleOf(path))) return;
  return `rooms of server share only ${SHARED_ROLES.join(', ')}, yet here is '${path}'`;
});

/** A plan reads what was measured. What changes it is told by the lives that every room registers. */
export const measuredWithoutPlan = fileLaw('law 6', ({ place }, { path, place: target }) => {
  if (place.floor !== 'server' || target.floor !== 'server' || place.isTest) return;
  if (place.room !== 'growth' || target.room !== 'vaccines') return;
  return `growth knows nothing of vaccines, yet here is '${path}': tell the lives of the rooms`;
});
