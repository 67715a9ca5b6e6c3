import type { Nearness } from '#web/ui/behavior/when-near.ts';

/** How near the screen an article's picture has to be to load. Source: the specification, 'Business constants and limits'. */
export const nearScreen: Nearness = { marginPx: 50, share: 0.1, onAnyKey: false };
