import type { BodySite } from '#contract/vaccines.ts';

export const siteText: Readonly<Record<BodySite, string>> = {
  'left-thigh': 'Left thigh',
  'right-thigh': 'Right thigh',
  'left-arm': 'Left arm',
  'right-arm': 'Right arm',
  mouth: 'By mouth',
  nose: 'In the nose',
};
