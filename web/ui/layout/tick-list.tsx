import { classes } from '../classes.ts';

type Props = {
  /** Each is said once. */
  of: readonly string[];
  small?: boolean;
};

/** Sentences one below the other, a leaf before each. */
export function TickList({ of, small = false }: Props) {
  return (
    <ul className={classes('ticklist', small && 'sm')}>
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
