import { importLaw } from '../law.ts';

export const contractBetween = importLaw('law 2', ({ place }, { specifier, target }) => {
  if (place.floor !== 'contract') return;
  const allowed =
    target.kind === 'file'
      ? ['contract', 'domain'].includes(target.place.floor) || (place.isTest && target.place.floor === 'testing')
      : place.isTest || /^zod\/(mini|v4\/core)$/.test(target.name);
  return allowed ? undefined : `contract imports only contract, domain and zod/mini, yet here is '${specifier}'`;
});
