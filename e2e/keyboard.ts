import { expect, type Locator, type Page } from '@playwright/test';
import type { Hands } from './hands.ts';

/** No page needs more presses of Tab to reach its last button. */
const longestWalk = 120;

/** Uses the keyboard only, and checks that focus is visible everywhere. */
export function byKeyboard(page: Page): Hands {
  const { keyboard } = page;

  const walkTo = async (target: Locator) => {
    await expect(target).toBeVisible();
    await expect(target).toBeEnabled({ timeout: 20_000 });
    for (let presses = 0; presses <= longestWalk; presses += 1) {
      const key = await keyTowards(target);
      if (key === null) return expectSeen(target);
      await keyboard.press(key);
    }
    throw new Error(`Tab never comes to ${target.toString()}`);
  };

  return {
    press: async (target) => {
      await walkTo(target);
      await keyboard.press('Enter');
    },
    write: async (field, text) => {
      await walkTo(field);
      await keyboard.press('ControlOrMeta+A');
      await keyboard.type(text);
    },
    pickDay: async (field, day) => {
      await walkTo(field);
      // Tab enters a date field at its month.
      const [year, month, dayOfMonth] = day.split('-');
      await keyboard.type(`${month}${dayOfMonth}${year}`);
      await expect(field).toHaveValue(day);
    },
    tick: async (box) => {
      await walkTo(box);
      await keyboard.press('Space');
    },
    choose: async (option) => {
      await expect(option).toBeVisible();
      const group = page.locator('[role=radiogroup], [role=tablist]').filter({ has: option });
      await walkInto(page, group);
      if (await hasFocus(option)) await keyboard.press('Space');
      for (let presses = 0; !(await hasFocus(option)) && presses < 10; presses += 1) await keyboard.press('ArrowRight');
      await expectSeen(option);
    },
  };
}

/** Tab enters a group once; the arrows move inside. */
async function walkInto(page: Page, group: Locator): Promise<void> {
  for (let presses = 0; presses <= longestWalk; presses += 1) {
    const key = await keyTowards(group);
    if (key === null) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab never comes into ${group.toString()}`);
}

/** The key that moves focus toward an element; null when it is there, or inside. */
function keyTowards(target: Locator): Promise<'Tab' | 'Shift+Tab' | null> {
  return target.evaluate((element) => {
    const at = document.activeElement ?? document.body;
    if (element.contains(at)) return null;
    const isPast = element.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING;
    return isPast ? 'Shift+Tab' : 'Tab';
  });
}

/**
 * Also of one that is gone, as what it was chosen from may be, even after it was found and before it is asked. An arrow
 * chooses what it moves to.
 */
function hasFocus(option: Locator): Promise<boolean> {
  return option.evaluateAll(([element]) => !element?.isConnected || element === document.activeElement);
}

/** Focus is visible on the element, or around it on its label, unless it is gone. */
async function expectSeen(target: Locator): Promise<void> {
  const isSeen = await target.evaluateAll(([element]) => {
    if (!element?.isConnected) return true;
    const hasOutline = (one: Element | null) => {
      if (!one) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    return element.matches(':focus-visible') && (hasOutline(element) || hasOutline(element.closest('label')));
  });
  expect(isSeen, `focus can be seen on ${target.toString()}`).toBe(true);
}
