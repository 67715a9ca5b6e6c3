import type { IconNode } from 'lucide';
import { useState } from 'react';
import { classes } from '../classes.ts';
import { Icon } from './icon.tsx';

/** Apricot, sky or heather, so that brothers and sisters differ. */
export type AvatarTone = 'a' | 'b' | 'c';
type Looks = { tone?: AvatarTone | undefined; large?: boolean | undefined; largest?: boolean | undefined };
type Face = {
  name: string;
  /** Where the picture is shown. */
  picture?: string | null | undefined;
  /** Stands in place of the initial of a name that is not known yet. */
  icon?: IconNode | undefined;
};
export type AvatarProps = Looks & Face;

/** First letter of a name as it is written, whole even where it takes two code units. */
export function initialOf(name: string): string {
  const [first = ''] = name.trim();
  return first.toLocaleUpperCase('en');
}

export function avatarClass({ tone = 'a', large, largest }: Looks): string {
  return classes('avatar', tone !== 'a' && tone, large && 'lg', largest && 'xl');
}

/** A picture, or the initial on a tint until there is one. The name is expected beside it, so it is not read aloud. */
export function Avatar({ name, picture, icon, ...looks }: AvatarProps) {
  return (
    <span className={avatarClass(looks)} aria-hidden>
      <AvatarFace name={name} picture={picture} icon={icon} />
    </span>
  );
}

/** What stands in the round: the initial, and over it the picture once it has come. */
export function AvatarFace({ name, picture, icon }: Face) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <>
      {icon && name === '' ? <Icon of={icon} /> : initialOf(name)}
      {picture && picture !== failed && (
        <img
          key={picture}
          src={picture}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(picture)}
        />
      )}
    </>
  );
}
