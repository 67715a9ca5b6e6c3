import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Bar } from './layout/bar.tsx';
import { ButtonsCard, TabsCard } from './gallery/actions.tsx';
import { FieldsCard, WrongFieldsCard } from './gallery/forms.tsx';
import { AlertsCard, BadgesCard } from './gallery/messages.tsx';
import { ArtCard, ChartCard, PartsCard, TableCard } from './gallery/shown.tsx';
import { StatesCards } from './gallery/states.tsx';

test('server-rendered markup has no style attribute, which the content security policy would block', () => {
  const html = renderToStaticMarkup(
    <>
      <Bar homeHref="/" items={[{ label: 'Vaccines', href: '/vaccines' }]} actions={null} />
      <StatesCards />
      <ButtonsCard />
      <TabsCard />
      <AlertsCard />
      <BadgesCard />
      <FieldsCard />
      <WrongFieldsCard />
      <PartsCard />
      <TableCard />
      <ChartCard />
      <ArtCard />
    </>,
  );

  expect(html).toContain('fields need another look.');
  expect(html).not.toContain(' style=');
  expect(html).not.toContain('<style');
});

test('the side menu of a public page opens and closes without script', () => {
  const html = renderToStaticMarkup(
    <Bar homeHref="/" items={[{ label: 'Vaccines', href: '/vaccines' }]} actions={null} />,
  );

  expect(html).toContain('popover="auto"');
  expect(html.match(/popoverTarget="side-menu"/gi)).toHaveLength(2);
});
