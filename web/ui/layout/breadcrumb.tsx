export type Crumb = { label: string; href?: string };

export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol>
        {trail.map(({ label, href }, index) => (
          <li key={label} aria-current={index === trail.length - 1 ? 'page' : undefined}>
            {href === undefined ? label : <a href={href}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
