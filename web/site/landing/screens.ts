/** Pixels of each picture: a phone of 390 by 760, at one and a half times its size. */
export const pictureSize = { width: 585, height: 1140 } as const;

/** What `npm run screen-pictures` takes of the demo family, and how the landing page tells of it. */
export const screens = [
  {
    name: 'dashboard',
    title: 'What is next comes first',
    text: 'The next checkup with what is due there, then the shots. One press adds what just happened.',
    alt: 'The dashboard of a made-up child on a phone: the next checkup, buttons to add an entry, and the vaccines.',
  },
  {
    name: 'growth',
    title: 'A chart that explains itself',
    text: 'Each weight stands on the chart of the WHO, beside the 3rd, 50th and 97th percentile. The same comes as a table.',
    alt: 'The growth chart of a made-up child on a phone: weights from birth beside the 3rd, 50th and 97th percentile.',
  },
] as const;

export type ScreenName = (typeof screens)[number]['name'];
export type ScreenLook = 'light' | 'dark';

export const screenLooks = ['light', 'dark'] as const satisfies readonly ScreenLook[];

/** Address of a picture, and its place below `web/public`. */
export function screenHref(name: ScreenName, look: ScreenLook): `/screens/${string}` {
  return `/screens/${name}-${look}.avif`;
}
