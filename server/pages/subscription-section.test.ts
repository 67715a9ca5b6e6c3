import { expect, test } from 'vitest';
import { aPerson } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';
import { renderer } from '#web/app/render.tsx';

test.each([true, false])(
  '[ACC-01] [SUB-02] the settings have a section for the plan only with one: %s',
  async (hasPlan) => {
    const { config } = (await aHouse()).house;
    const home = await aHouse({ pages: renderer, config: { ...config, hasPlan } });
    const parent = await aPerson(home, 'Hannah Brooks');

    const settings = await parent.get('/settings');
    const section = await parent.get('/settings?tab=subscription');

    expect(settings.text.includes('Manage your plan')).toBe(hasPlan);
    expect(section.text.includes('Manage your plan')).toBe(hasPlan);
    expect(/<h2[^>]*>[^<]*(No children added yet|Children)/.test(section.text)).toBe(!hasPlan);
  },
);
