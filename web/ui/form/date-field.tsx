import { TextField, type TextFieldProps } from './text-field.tsx';

export type DateFieldProps = Omit<TextFieldProps, 'type' | 'min' | 'max'> & {
  /** First and last day that may be picked, YYYY-MM-DD. */
  min?: string | undefined;
  max?: string | undefined;
};

/** A calendar day in the browser's own picker; its value is YYYY-MM-DD. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />;
}
