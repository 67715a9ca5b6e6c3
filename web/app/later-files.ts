import { quickAdds, signedInPages } from './pages.ts';

const inEveryRoom = ['web/site/not-found-page.tsx', 'web/ui/toast/toaster.tsx'];

/** Few readers are editors, whose pages load once they are opened. */
const forAll = signedInPages.filter(({ module = '' }) => !module.includes('/editor/'));

/** Source files of all rooms and of what opens in them. For the server: the build leaves their names out. */
export const laterFiles: readonly string[] = [
  ...forAll.flatMap(({ module = [], opens = [] }) => [module, opens].flat()),
  ...quickAdds.map(({ module }) => module),
  ...inEveryRoom,
];
