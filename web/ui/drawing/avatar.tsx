import type { IconNode } from 'lucide';
import { useState } from 'react';
import { classes } from '../classes.ts';
import { Icon } from './icon.tsx';

/** Apricot, sky or heather, so that siblings differ. */
export type AvatarTone = 'a' | 'b' | 'c';
type Looks = { tone?: AvatarTone | undefined; large?: boolean | undefined; largest?: boolean | undefined };
type Face = {
  name: string;
  picture?: string | null | undefined;
  /** Replaces the initial while the name is unknown. */
  icon?: IconNode | undefined;
};
export type AvatarProps = Looks & Face;

export function initialOf(name: string): string {
  const [first = ''] = name.trim();
  return first.toLocaleUpperCase('en');
}

function avatarClass({ tone = 'a', large, largest }: Looks): string {
  return classes('avatar', tone !== 'a' && tone, large && 'lg', largest && 'xl');
}

/** Decorative: the name is expected beside it. */
export function Avatar({ name, picture, icon, ...looks }: AvatarProps) {
  return (
    <span className={avatarClass(looks)} aria-hidden>
      <AvatarFace name={name} picture={picture} icon={icon} />
    </span>
  );
}

/** The initial, covered by the picture once loaded. */
function AvatarFace({ name, picture, icon }: Face) {
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
