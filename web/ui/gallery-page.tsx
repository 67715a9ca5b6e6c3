import { useState } from 'react';
import { Bar } from './layout/bar.tsx';
import { trailOf } from '#web/client/text/trail-of.ts';
import { Breadcrumb } from './layout/breadcrumb.tsx';
import { Button } from './button/button.tsx';
import { ButtonLink } from './button/button-link.tsx';
import { ButtonsCard, TabsCard } from './gallery/actions.tsx';
import { FieldsCard, WrongFieldsCard } from './gallery/forms.tsx';
import { AlertsCard, BadgesCard } from './gallery/messages.tsx';
import { OverlaysCard } from './gallery/overlays.tsx';
import { ArtCard, ChartCard, PartsCard, TableCard } from './gallery/shown.tsx';
import { StatesCards } from './gallery/states.tsx';
import { OfflineBar } from './state/offline-bar.tsx';
import { Page } from './layout/page.tsx';
import { PageHead } from './layout/page-head.tsx';

const items = [
  { label: 'Dashboard', href: '/dashboard' },
  { label: 'Vaccines', href: '/vaccines' },
  { label: 'Components', href: '/ui' },
];

function ThemeButton() {
  const [isDark, setDark] = useState(false);
  const turn = () => {
    document.documentElement.dataset['theme'] = isDark ? 'light' : 'dark';
    setDark(!isDark);
  };
  return <Button onClick={turn}>{isDark ? 'Light' : 'Dark'}</Button>;
}

/** Every component in every state. Development only. */
export function GalleryPage() {
  return (
    <>
      <OfflineBar>Showing what was saved at 2:40 a.m. What you type stays here.</OfflineBar>
      <Bar homeHref="/" items={items} current="/ui" actions={<ButtonLink href="/login">Log in</ButtonLink>} />
      <main id="main" tabIndex={-1}>
        <Breadcrumb trail={trailOf('/components', false, () => false)} />
        <Page>
          <PageHead title="Components" text="Every part in every state" actions={<ThemeButton />} />
          <div className="grid">
            <StatesCards />
            <ButtonsCard />
            <TabsCard />
            <AlertsCard />
            <BadgesCard />
            <FieldsCard />
            <WrongFieldsCard />
            <div className="c6">
              <OverlaysCard />
            </div>
            <PartsCard />
            <TableCard />
            <ChartCard />
            <ArtCard />
          </div>
        </Page>
      </main>
    </>
  );
}
