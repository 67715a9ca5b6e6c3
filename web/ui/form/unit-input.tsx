import { type ComponentProps, useId } from 'react';
import { classes } from '../classes.ts';

export type UnitInputProps = ComponentProps<'input'> & {
  unit: string;
  unitId?: string;
  asked?: boolean | undefined;
};

/** The bare input with its unit, for use under a shared legend (pounds and ounces): give each an `aria-label`. */
export function UnitInput({ unit, unitId, asked, className, ...rest }: UnitInputProps) {
  const ownId = useId();
  const describedBy = rest['aria-describedby'];

  return (
    <div className={classes('unit grow', unit.length > 2 && 'long')}>
      <input
        inputMode="decimal"
        autoComplete="off"
        {...rest}
        aria-describedby={unitId === undefined ? classes(ownId, describedBy) : describedBy}
        className={classes('input', asked && 'asked', className)}
      />
      <span id={unitId ?? ownId}>{unit}</span>
    </div>
  );
}
