import { fileLaw } from '../law.ts';

/** What `vite build --ssr` makes the page renderer from: the one file of web that the server knows. */
const SERVER_ENTRY = 'web/app/render.tsx';

/** Server imports contract, domain, content and server; of web only the entry that renders pages. */
export const serverWithoutWeb = fileLaw('law 4', ({ place }, { path, place: { floor } }) => {
  if (place.floor !== 'server' || path === SERVER_ENTRY) return;
  if (['contract', 'domain', 'content', 'server'].includes(floor) || (place.isTest && floor === 'testing')) return;
  if (floor === 'web') return `server knows of web only its server entry, yet here is '${path}'`;
  return `server imports only contract, domain, content and server, yet here is '${path}'`;
});
