import type { ReactNode } from 'react';
import { longMonthText } from '#domain/time/day-text.ts';
import { isDay, type Day } from '#domain/time/day.ts';
import { isMonth, monthOf, monthsBack } from '#domain/time/month.ts';
import { DateField } from './date-field.tsx';
import { Select } from './select.tsx';

export type DayOrMonthProps = {
  /** Of the day's field, and of the month's. */
  label: string;
  monthLabel: string;
  /** Of the field of the day. */
  id: string;
  dayName: string;
  monthName: string;
  /** A day, a month, or '' for neither; `value`, with `onTyped`, for controlled use. */
  defaultValue?: string;
  value?: string | undefined;
  min: Day;
  max: Day;
  hint?: ReactNode;
  monthHint?: ReactNode;
  dayError?: string | undefined;
  monthError?: string | undefined;
  /** A month is chosen from the first, and there is no choice of none. */
  isMonthChosen?: boolean;
  /** The day or month typed so far, or ''. */
  onTyped?: ((typed: string) => void) | undefined;
};

/** The field of a day, or of a month from that of `min` to that of `max`. */
export function DayOrMonth({ known, ...props }: DayOrMonthProps & { known: 'day' | 'month' }) {
  const { id, value, defaultValue = value ?? '', min, max, onTyped } = props;
  const start = (is: (text: string) => boolean) => {
    const text = is(defaultValue) ? defaultValue : '';
    return value === undefined ? { defaultValue: text } : { value: text };
  };
  if (known === 'day') {
    return (
      <DateField
        id={id}
        name={props.dayName}
        label={props.label}
        {...start(isDay)}
        min={min}
        max={max}
        hint={props.hint}
        error={props.dayError}
        onChange={({ currentTarget }) => onTyped?.(currentTarget.value)}
      />
    );
  }
  const months = monthsBack(monthOf(max), monthOf(min)).map((month) => ({ value: month, label: longMonthText(month) }));
  const none = { value: '', label: 'Choose the month' };
  return (
    <Select
      id={`${id}-month`}
      name={props.monthName}
      label={props.monthLabel}
      options={props.isMonthChosen ? months : [none, ...months]}
      {...start(isMonth)}
      hint={props.monthHint}
      error={props.monthError}
      onChange={({ currentTarget }) => onTyped?.(currentTarget.value)}
    />
  );
}
