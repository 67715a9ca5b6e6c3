import { fileLaw } from '../law.ts';
import { roleOf } from '../place.ts';

const SHARED_ROLES = ['access', 'rules', 'queries', 'replies', 'service'];

export const serverRoomsApart = fileLaw('law 6', ({ place }, { path, place: target }) => {
  if (place.floor !== 'server' || target.floor !== 'server' || place.room === target.room) return;
  if (place.level !== 'room' || target.level !== 'room' || SHARED_ROLES.includes(roleOf(path))) return;
  return `rooms of server share only ${SHARED_ROLES.join(', ')}, yet here is '${path}'`;
});
