import { useState } from 'react';
import { longMonthText } from '#domain/time/day-text.ts';
import { isDay, type Day } from '#domain/time/day.ts';
import { isMonth, monthOf, monthsBack, type Month } from '#domain/time/month.ts';
import { DateField } from './date-field.tsx';
import { Select } from './select.tsx';

type Known = 'day' | 'month' | 'nothing';

export type WhenWords = {
  /** Over the choice of what is known. */
  readonly question: string;
  /** Label of the month. */
  readonly month: string;
  /** What it means if only the month is known. */
  readonly byMonth: string;
  /** What it means if nothing is known. */
  readonly without: string;
};

export type WhenFieldProps = {
  words: WhenWords;
  /** Of the day's field. */
  label: string;
  /** Of the field of the day. */
  id?: string | undefined;
  dayName: string;
  monthName: string;
  /** A day, a month, or '' for neither; `value`, with `onTyped`, for controlled use. */
  defaultValue?: string;
  value?: string;
  /** What is asked for first where neither is known yet. */
  asksFor?: Known;
  min: Day;
  max: Day;
  hint?: string | null | undefined;
  dayError?: string | undefined;
  monthError?: string | undefined;
  /** The day or month typed so far, '' if nothing is known or typed. */
  onTyped?: (typed: string) => void;
};

const known = [
  { value: 'day', label: 'I know the day' },
  { value: 'month', label: 'I only know the month' },
  { value: 'nothing', label: 'I do not know' },
] as const;

/** A day, a month, or neither; only the field that applies is in the form. */
export function WhenField(props: WhenFieldProps) {
  const {
    words,
    label,
    id = props.dayName,
    dayName,
    monthName,
    value,
    defaultValue = value ?? '',
    asksFor = 'day',
    min,
    max,
    onTyped,
  } = props;
  const [chosen, setChosen] = useState<Known>(() => knownOf(defaultValue) ?? asksFor);
  const of = knownOf(value ?? '') ?? chosen;
  const typed = (is: (text: string) => boolean) => {
    const text = is(defaultValue) ? defaultValue : '';
    return value === undefined ? { defaultValue: text } : { value: text };
  };
  const choose = (next: string) => {
    setChosen(known.find((one) => one.value === next)?.value ?? 'day');
    onTyped?.('');
  };
  return (
    <div className="stack tight">
      <Select
        id={`${id}-known`}
        name={`known ${dayName}`}
        label={words.question}
        options={known}
        value={of}
        hint={of === 'nothing' ? words.without : undefined}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {of === 'day' && (
        <DateField
          id={id}
          name={dayName}
          label={label}
          {...typed(isDay)}
          min={min}
          max={max}
          hint={props.hint}
          error={props.dayError}
          onChange={({ currentTarget }) => onTyped?.(currentTarget.value)}
        />
      )}
      {of === 'month' && (
        <Select
          id={`${id}-month`}
          name={monthName}
          label={words.month}
          options={monthOptions(monthOf(min), monthOf(max))}
          {...typed(isMonth)}
          hint={words.byMonth}
          error={props.monthError}
          onChange={({ currentTarget }) => onTyped?.(currentTarget.value)}
        />
      )}
    </div>
  );
}

function knownOf(value: string): Known | null {
  if (isDay(value)) return 'day';
  return isMonth(value) ? 'month' : null;
}

function monthOptions(first: Month, last: Month) {
  const months = monthsBack(last, first).map((value) => ({ value, label: longMonthText(value) }));
  return [{ value: '', label: 'Choose the month' }, ...months];
}
