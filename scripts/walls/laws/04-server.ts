import { fileLaw } from '../law.ts';

/** The one file of web that server may import: what `vite build --ssr` builds the page renderer from. */
const SERVER_ENTRY = 'web/app/render.tsx';

export const serverWithoutWeb = fileLaw('law 4', ({ place }, { path, place: { floor } }) => {
  if (place.floor !== 'server' || path === SERVER_ENTRY) return;
  if (['contract', 'domain', 'content', 'server'].includes(floor) || (place.isTest && floor === 'testing')) return;
  if (floor === 'web') return `server knows of web only its server entry, yet here is '${path}'`;
  return `server imports only contract, domain, content and server, yet here is '${path}'`;
});
