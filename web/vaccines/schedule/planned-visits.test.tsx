import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlannedVisits } from './planned-visits.tsx';

test('[VAX-04] without a visit, what is not planned is said all the same', () => {
  const notPlanned = [{ shortName: 'MMR', text: 'Ask the doctor first.' }];
  const html = renderToStaticMarkup(<PlannedVisits plan={{ visits: [], notPlanned, toAsk: [], edition: 'x' }} />);

  expect(html).toContain('No visit for vaccines is planned.');
  expect(html).toContain('MMR: Ask the doctor first.');
  expect(
    renderToStaticMarkup(<PlannedVisits plan={{ visits: [], notPlanned: [], toAsk: [], edition: 'x' }} />),
  ).not.toContain('<li>');
});
