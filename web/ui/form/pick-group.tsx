import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { FieldLabel, FieldNote, type FieldText, noteIdOf } from './field.tsx';

export type PickOption = { value: string; label: ReactNode; hint?: ReactNode };

export type PickGroupProps = FieldText & {
  name: string;
  id?: string | undefined;
  options: readonly PickOption[];
  /** For controlled use; `defaultValue` is for uncontrolled. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onPick?: ((value: string) => void) | undefined;
  tall?: boolean;
};

type PickProps = Pick<PickGroupProps, 'name' | 'value' | 'defaultValue' | 'onPick' | 'tall'> & {
  id: string | undefined;
  option: PickOption;
};

function PickBox({ id, name, option, value, defaultValue, onPick, tall = false }: PickProps) {
  const start =
    value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value };
  return (
    <label className={classes('pick', tall && 'tall')}>
      <input type="radio" id={id} name={name} value={option.value} {...start} onChange={() => onPick?.(option.value)} />
      <span>
        {option.label}
        {option.hint && <span className="sm soft">{option.hint}</span>}
      </span>
    </label>
  );
}

/** Radio buttons as 48 px boxes. The first radio has the group's id, so that an error summary can link to it. */
export function PickGroup(props: PickGroupProps) {
  const { name, id = name, label, optional, hint, error, options, ...pick } = props;
  return (
    <fieldset
      className="field"
      role="radiogroup"
      aria-describedby={noteIdOf(id, { hint, error })}
      aria-invalid={error ? true : undefined}
    >
      <legend>
        <FieldLabel label={label} optional={optional} />
      </legend>
      <div className={props.tall ? 'stack tight' : 'row wrap'}>
        {options.map((option, index) => (
          <PickBox key={option.value} {...pick} name={name} id={index === 0 ? id : undefined} option={option} />
        ))}
      </div>
      <FieldNote id={id} hint={hint} error={error} />
    </fieldset>
  );
}
