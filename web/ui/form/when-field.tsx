import { useState } from 'react';
import { isDay } from '#domain/time/day.ts';
import { isMonth } from '#domain/time/month.ts';
import { DayOrMonth, type DayOrMonthProps } from './day-or-month.tsx';
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

export type WhenFieldProps = Omit<DayOrMonthProps, 'id' | 'monthLabel' | 'monthHint' | 'isMonthChosen'> & {
  words: WhenWords;
  /** Of the field of the day. */
  id?: string | undefined;
  /** What is asked for first where neither is known yet. */
  asksFor?: Known;
};

const known = [
  { value: 'day', label: 'I know the day' },
  { value: 'month', label: 'I only know the month' },
  { value: 'nothing', label: 'I do not know' },
] as const;

/** A day, a month, or neither; only the field that applies is in the form. */
export function WhenField({ words, asksFor = 'day', ...field }: WhenFieldProps) {
  const { dayName, id = dayName, value, defaultValue = value ?? '', onTyped } = field;
  const [chosen, setChosen] = useState<Known>(() => knownOf(defaultValue) ?? asksFor);
  const of = knownOf(value ?? '') ?? chosen;
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
      {of !== 'nothing' && (
        <DayOrMonth {...field} key={of} known={of} id={id} monthLabel={words.month} monthHint={words.byMonth} />
      )}
    </div>
  );
}

function knownOf(value: string): Known | null {
  if (isDay(value)) return 'day';
  return isMonth(value) ? 'month' : null;
}
