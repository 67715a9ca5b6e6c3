import { describe, expect, test, vi } from 'vitest';
import { ChangedMe, type Me } from '#contract/accounts/me.ts';
import { localDay } from '#web/client/text/local-day.ts';
import { themeColors, type ThemeColor } from '#web/ui/theme-colors.ts';
import { isProfileDirty, meanwhileText, meIn, profileIn } from './profile.ts';
import { showTheme } from './theme.ts';
import { cityOf, timeZoneOptions } from './time-zones.ts';

const before: Pick<Me, 'name' | 'units' | 'growthReference' | 'theme' | 'timeZone'> = {
  name: 'Hannah Brooks',
  units: 'metric',
  growthReference: 'cdc',
  theme: 'system',
  timeZone: 'America/New_York',
};

describe('[ACC-02] the profile form', () => {
  test('sends its fields and the version that was seen, but not the address', () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...before, email: 'someone@else.example' })) form.set(name, value);

    expect(ChangedMe.parse(profileIn(form, 3))).toEqual({ ...before, version: 3 });
  });

  test('[UI-02] a name of one letter: Name must be at least 2 characters', () => {
    const form = new FormData();
    form.set('name', ' H ');

    expect(ChangedMe.safeParse({ name: form.get('name'), version: 1 }).error?.issues[0]?.message).toBe(
      'Name must be at least 2 characters',
    );
  });

  test('lists what another tab changed while it was open', () => {
    expect(meanwhileText(before, { ...before, units: 'us', timeZone: 'America/Los_Angeles' })).toBe(
      'Units is now “lb and oz, inches”, Time zone is now “Los Angeles”. Save again to keep what stands here.',
    );
  });

  test('takes only an account out of a refusal', () => {
    expect(meIn(undefined)).toBeNull();
    expect(meIn({ name: 'Hannah' })).toBeNull();
  });
});

describe('time zones', () => {
  test.each([
    { timeZone: 'America/New_York', city: 'New York' },
    { timeZone: 'America/Argentina/Buenos_Aires', city: 'Buenos Aires, Argentina' },
    { timeZone: 'America/North_Dakota/Center', city: 'Center, North Dakota' },
    { timeZone: 'America/Indiana/Knox', city: 'Knox, Indiana' },
    { timeZone: 'America/St_Johns', city: "St. John's, Newfoundland" },
    { timeZone: 'Antarctica/DumontDUrville', city: "Dumont d'Urville, Antarctica" },
    { timeZone: 'Indian/Christmas', city: 'Christmas Island' },
    { timeZone: 'Asia/Calcutta', city: 'Kolkata' },
    { timeZone: 'Asia/Katmandu', city: 'Kathmandu' },
    { timeZone: 'Asia/Saigon', city: 'Ho Chi Minh' },
    { timeZone: 'Europe/Kiev', city: 'Kyiv' },
    { timeZone: 'America/Godthab', city: 'Nuuk' },
    { timeZone: 'UTC', city: 'UTC' },
  ])('$timeZone is offered as $city', ({ timeZone, city }) => {
    expect(cityOf(timeZone)).toBe(city);
  });

  test('are sorted by city, with the chosen one among them even if the browser does not list it', () => {
    expect(timeZoneOptions('Asia/Kolkata', ['Europe/Oslo', 'America/Denver'])).toEqual([
      { value: 'America/Denver', label: 'Denver' },
      { value: 'Asia/Kolkata', label: 'Kolkata' },
      { value: 'Europe/Oslo', label: 'Oslo' },
    ]);
  });

  test.each([
    { chosen: 'Asia/Kolkata', known: ['Asia/Calcutta'] },
    { chosen: 'Asia/Calcutta', known: ['Asia/Kolkata'] },
  ])('$chosen is offered once, under the name that the account has', ({ chosen, known }) => {
    expect(timeZoneOptions(chosen, known)).toEqual([{ value: chosen, label: 'Kolkata' }]);
  });

  test('no two that a browser lists look the same', () => {
    const labels = timeZoneOptions('America/New_York').map(({ label }) => label);

    expect(new Set(labels).size).toBe(labels.length);
  });
});

test('a profile form says something new once a value differs, not for blanks around it', () => {
  const kept = {
    name: 'Hannah',
    units: 'metric',
    growthReference: 'cdc',
    theme: 'system',
    timeZone: 'Europe/Paris',
  } as const;
  const form = (changes: Record<string, string>) => {
    const fields = new FormData();
    for (const [name, value] of Object.entries({ ...kept, ...changes })) fields.set(name, value);
    return fields;
  };

  expect(isProfileDirty(form({ name: 'Hannah ' }), kept)).toBe(false);
  expect(isProfileDirty(form({ theme: 'dark' }), kept)).toBe(true);
});

describe('the day it is for a parent', () => {
  const evening = new Date('2026-03-10T02:00:00.000Z');

  test.each([
    { timeZone: 'America/New_York', today: '2026-03-09' },
    { timeZone: 'Asia/Tokyo', today: '2026-03-10' },
  ])('is $today in $timeZone', ({ timeZone, today }) => {
    expect(localDay(timeZone, evening)).toBe(today);
  });

  test("is the browser's where its zone is not known", () => {
    expect(localDay('Mars/Olympus', evening)).toBe(localDay(undefined, evening));
  });
});

test('[ACC-02] a chosen theme marks the page and what the browser draws around it, and System leaves both to the device', () => {
  const page = { dataset: {} as DOMStringMap };
  const showColors = vi.fn<(colors: readonly ThemeColor[]) => void>();

  showTheme('dark', page, showColors);
  expect(page.dataset).toEqual({ theme: 'dark' });
  expect(showColors).toHaveBeenLastCalledWith(themeColors('dark'));
  showTheme('system', page, showColors);
  expect(page.dataset).toEqual({});
  expect(showColors).toHaveBeenLastCalledWith(themeColors('system'));
});
