import type { Locator, Page } from '@playwright/test';
import type { Day } from '#domain/time/day.ts';
import { byKeyboard } from './keyboard.ts';

/** How somebody works a page. */
export type Hands = {
  /** Presses a button or follows a link. */
  readonly press: (target: Locator) => Promise<void>;
  /** Writes a text in the place of what stands in a field. */
  readonly write: (field: Locator, text: string) => Promise<void>;
  readonly pickDay: (field: Locator, day: Day) => Promise<void>;
  /** Puts a tick in a box. */
  readonly tick: (box: Locator) => Promise<void>;
  /** Chooses one of a few: a radio button, or a tab of a card. */
  readonly choose: (option: Locator) => Promise<void>;
};

/** A parent at a screen: how they work it, and whether it is a phone's. */
export type Way = {
  readonly name: string;
  readonly isPhone: boolean;
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

/** A mouse at a desktop, a thumb on a phone, a keyboard alone. */
export const ways: readonly Way[] = [
  { name: 'with a mouse', isPhone: false, screen: desktop, hands: () => byMouse },
  { name: 'by touch on a phone', isPhone: true, screen: phone, hands: () => byTouch },
  { name: 'by keyboard alone', isPhone: false, screen: desktop, hands: byKeyboard },
];
