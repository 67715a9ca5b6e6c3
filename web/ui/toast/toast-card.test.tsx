import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ToastCard } from './toast-card.tsx';

test.each([
  { kind: 'done', role: 'status' },
  { kind: 'problem', role: 'alert' },
] as const)('a toast of the kind $kind is read as $role', ({ kind, role }) => {
  expect(renderToStaticMarkup(<ToastCard toast={{ kind, title: 'Saved' }} />)).toContain(`role="${role}"`);
});
