import type { Locator, Page } from '@playwright/test';
import type { Day } from '#domain/time/day.ts';
import { byKeyboard } from './keyboard.ts';

/** How somebody uses a page. */
export type Hands = {
  /** Clicks a button or a link. */
  readonly press: (target: Locator) => Promise<void>;
  /** Replaces the text of a field. */
  readonly write: (field: Locator, text: string) => Promise<void>;
  readonly pickDay: (field: Locator, day: Day) => Promise<void>;
  /** Checks a box. */
  readonly tick: (box: Locator) => Promise<void>;
  /** Selects a radio button or a tab. */
  readonly choose: (option: Locator) => Promise<void>;
};

/** An input device, and whether the screen is a phone's. */
export type Way = {
  readonly name: string;
  readonly isPhone: boolean;
  /** No other way's screen looks the same. */
  readonly hasOwnScreen: boolean;
  readonly screen: {
    readonly viewport: { width: number; height: number };
    readonly hasTouch?: boolean;
    readonly isMobile?: boolean;
  };
  readonly hands: (page: Page) => Hands;
};

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export const byMouse: Hands = {
  press: (target) => target.click(),
  write: (field, text) => field.fill(text),
  pickDay: (field, day) => field.fill(day),
  tick: (box) => box.check(),
  choose: (option) => option.click(),
};

const byTouch: Hands = {
  press: (target) => target.tap(),
  write: async (field, text) => {
    await field.tap();
    await field.fill(text);
  },
  pickDay: async (field, day) => {
    await field.tap();
    await field.fill(day);
  },
  tick: (box) => box.tap(),
  choose: (option) => option.tap(),
};

/** Mouse on a desktop, touch on a phone, keyboard only. */
export const ways: readonly Way[] = [
  { name: 'with a mouse', isPhone: false, hasOwnScreen: true, screen: desktop, hands: () => byMouse },
  { name: 'by touch on a phone', isPhone: true, hasOwnScreen: true, screen: phone, hands: () => byTouch },
  { name: 'by keyboard alone', isPhone: false, hasOwnScreen: false, screen: desktop, hands: byKeyboard },
];
