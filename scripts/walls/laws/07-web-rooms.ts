import { fileLaw } from '../law.ts';
import { roleOf, stem } from '../place.ts';

const isShown = (path: string) => roleOf(path) === 'data' || /-(card|panel|chart)$/.test(stem(path));

export const webRoomsApart = fileLaw('law 7', ({ place }, { path, place: target }) => {
  if (place.floor !== 'web' || target.floor !== 'web' || place.room === target.room) return;
  if (place.level !== 'room' || target.level !== 'room' || isShown(path)) return;
  return `rooms of web share only data, *-card, *-panel and *-chart, yet here is '${path}'`;
});
