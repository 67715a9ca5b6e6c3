import { classes } from './classes.ts';

/** Apricot, sky or heather, so that brothers and sisters differ. */
export type AvatarTone = 'a' | 'b' | 'c';
export type AvatarProps = { name: string; tone?: AvatarTone | undefined; large?: boolean | undefined };

/** First letter of a name as it is written, whole even where it takes two code units. */
export function initialOf(name: string): string {
  const [first = ''] = name.trim();
  return first.toLocaleUpperCase('en');
}

export function avatarClass({ tone = 'a', large }: Omit<AvatarProps, 'name'>): string {
  return classes('avatar', tone !== 'a' && tone, large && 'lg');
}

/** The initial on a tint. The name is expected beside it, so it is not read aloud. */
export function Avatar({ name, tone, large }: AvatarProps) {
  return (
    <span className={avatarClass({ tone, large })} aria-hidden>
      {initialOf(name)}
    </span>
  );
}
