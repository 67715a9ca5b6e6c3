import { classes } from '../classes.ts';
import { LogoMark } from './logo-mark.tsx';

/** Logo and name; a link if `href` is given. */
export function Brand({ href, small = false }: { href?: string; small?: boolean }) {
  const name = classes('brand', small && 'small-brand');
  if (href === undefined) {
    return (
      <span className={name}>
        <LogoMark />
        Fernling
      </span>
    );
  }
  return (
    <a className={name} href={href} aria-label="Fernling, home">
      <LogoMark />
      Fernling
    </a>
  );
}
