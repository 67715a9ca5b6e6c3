import type { PageRequest } from '#contract/pages.ts';
import { pictureSize, screenHref, screens, type ScreenName } from './screens.ts';

type Theme = NonNullable<PageRequest['account']>['theme'];

/** Pictures of the product itself, light or dark as the page is. */
export function OnAPhone({ theme }: { theme: Theme }) {
  return (
    <section className="page stack loose band">
      <div className="stack tight">
        <h2 className="band-title">Made for one hand</h2>
        <p className="soft">Pictures of Fernling on a phone, with a made-up family.</p>
      </div>
      <ul className="screens">
        {screens.map(({ name, title, text, alt }) => (
          <li key={name}>
            <Screen name={name} alt={alt} theme={theme} />
            <div className="stack tight">
              <h3>{title}</h3>
              <p className="soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Screen({ name, alt, theme }: { name: ScreenName; alt: string; theme: Theme }) {
  const shown = screenHref(name, theme === 'dark' ? 'dark' : 'light');
  const picture = <img src={shown} alt={alt} {...pictureSize} loading="lazy" />;
  if (theme !== 'system') return picture;
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={screenHref(name, 'dark')} {...pictureSize} />
      {picture}
    </picture>
  );
}
