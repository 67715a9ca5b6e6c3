import { fileLaw } from '../law.ts';
import { roleOf } from '../place.ts';

/** Roles of a server room by height. A file imports those of its own height and below. */
export const HEIGHTS = [
  ['tables'],
  ['rules'],
  ['access'],
  ['queries'],
  ['replies'],
  ['emails'],
  ['service'],
  ['routes', 'jobs', 'export'],
  ['room'],
];

/** From 0 for `tables`; -1 for a file that has no role. */
export const heightOf = (path: string) => HEIGHTS.findIndex((roles) => roles.includes(roleOf(path)));

/** Type imports count too; only the roof imports what a room registers. */
export const serverArrows = fileLaw('law 10', (module, { path, place: target }) => {
  const { place } = module;
  if (place.floor !== 'server' || target.floor !== 'server' || target.level !== 'room' || place.isTest) return;
  if (roleOf(path) === 'room' && place.level !== 'roof') return `only the roof imports '${path}'`;
  if (place.room !== target.room || heightOf(module.path) >= heightOf(path)) return;
  return `${roleOf(module.path)} is below ${roleOf(path)}, yet here is '${path}'`;
});
