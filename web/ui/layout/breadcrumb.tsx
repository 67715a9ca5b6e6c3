import { trailOf } from '#web/client/text/trail-of.ts';

/** By the page's path; nothing on the landing page. */
export function Breadcrumb({ path, isSignedIn = true }: { path: string; isSignedIn?: boolean }) {
  const trail = trailOf(path, isSignedIn);
  if (trail.length === 0) return null;
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol>
        {trail.map(({ label, href }) => (
          <li key={href ?? 'last'} aria-current={href === undefined ? 'page' : undefined}>
            {href === undefined ? label : <a href={href}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
