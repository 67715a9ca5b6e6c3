import { quickAdds, signedInPages } from './pages.ts';

const inEveryRoom = ['web/site/not-found-page.tsx', 'web/ui/toast/toaster.tsx'];

/** Source files of all rooms and of what opens in them. For the server: the build leaves their names out. */
export const laterFiles: readonly string[] = [
  ...signedInPages.flatMap(({ module = [], opens = [] }) => [module, opens].flat()),
  ...quickAdds.map(({ module }) => module),
  ...inEveryRoom,
];
