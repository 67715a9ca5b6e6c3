import { TextField, type TextFieldProps } from './text-field.tsx';

export type DateFieldProps = Omit<TextFieldProps, 'type' | 'min' | 'max'> & {
  min?: string | undefined;
  max?: string | undefined;
};

/** The browser's native date picker; its value is YYYY-MM-DD. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />;
}
