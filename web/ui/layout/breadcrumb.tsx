import type { Crumb } from '#web/client/text/trail-of.ts';

/** The last crumb is the page itself. Nothing without crumbs. */
export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  if (trail.length === 0) return null;
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol className="page">
        {trail.map(({ path, label, isLink }) => (
          <li key={label + path} aria-current={!isLink && path === trail.at(-1)?.path ? 'page' : undefined}>
            {isLink ? <a href={path}>{label}</a> : label}
          </li>
        ))}
      </ol>
    </nav>
  );
}
