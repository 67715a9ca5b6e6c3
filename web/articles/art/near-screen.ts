import type { Nearness } from '#web/ui/behavior/when-near.ts';

/** When an article's picture is loaded. Source: the specification, 'Business constants and limits'. */
export const nearScreen: Nearness = { marginPx: 50, share: 0.1, onAnyKey: false };
