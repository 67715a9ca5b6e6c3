import { importLaw } from '../law.ts';

const LIBRARIES = ['react', 'react-dom', '@tanstack/react-query', 'wouter', 'radix-ui', 'sonner', 'lucide', 'zod/mini'];

const isLibrary = (name: string) => LIBRARIES.some((library) => name === library || name.startsWith(`${library}/`));

export const webWithoutServer = importLaw('law 3', ({ place }, { specifier, target }) => {
  if (place.floor !== 'web' || target.kind === 'computed') return;
  const allowed =
    target.kind === 'file'
      ? ['contract', 'domain', 'web'].includes(target.place.floor) || (place.isTest && target.place.floor === 'testing')
      : place.isTest || (target.kind === 'package' && isLibrary(target.name));
  return allowed
    ? undefined
    : `web imports only contract, domain, web and React's libraries, yet here is '${specifier}'`;
});
