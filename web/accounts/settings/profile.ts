import { Me } from '#contract/accounts/me.ts';
import { storedAs } from '#web/client/calls/stored-as.ts';
import { cityOf } from './time-zones.ts';

type Choices = Pick<Me, 'name' | 'units' | 'growthReference' | 'theme' | 'timeZone'>;

export const profileLabels = {
  name: 'Full name',
  units: 'Units',
  growthReference: 'Growth lines from 24 months',
  theme: 'Theme',
  timeZone: 'Time zone',
} as const;

type ProfileField = keyof typeof profileLabels;

export const unitsOptions = [
  { value: 'metric', label: 'kg, cm' },
  { value: 'us', label: 'lb and oz, inches' },
] as const;

export const growthReferenceOptions = [
  { value: 'cdc', label: 'CDC, as doctors in the US use' },
  { value: 'who', label: 'WHO' },
] as const;

export const themeOptions = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

const fields: readonly ProfileField[] = ['name', 'units', 'growthReference', 'theme', 'timeZone'];

export function profileIn(form: FormData, version: number): unknown {
  return { ...Object.fromEntries(fields.map((field) => [field, form.get(field)])), version };
}

export function isProfileDirty(form: FormData, kept: Choices): boolean {
  return fields.some((field) => {
    const value = form.get(field);
    return typeof value === 'string' && value.trim() !== kept[field];
  });
}

/**
 * @param before the version the form was opened with
 * @param now the saved version
 */
export function meanwhileText(before: Choices, now: Choices): string {
  const changes = fields
    .filter((field) => before[field] !== now[field])
    .map((field) => `${profileLabels[field]} is now “${shown(field, now)}”`);
  return [changes.join(', '), 'Save again to keep what stands here.'].filter(Boolean).join('. ');
}

export const meIn = storedAs(Me);

function shown(field: ProfileField, { name, units, growthReference, theme, timeZone }: Choices): string {
  switch (field) {
    case 'name':
      return name;
    case 'timeZone':
      return cityOf(timeZone);
    case 'units':
      return labelIn(unitsOptions, units);
    case 'growthReference':
      return labelIn(growthReferenceOptions, growthReference);
    case 'theme':
      return labelIn(themeOptions, theme);
  }
}

function labelIn(options: readonly { value: string; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
