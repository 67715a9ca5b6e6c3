import type { QueryClient } from '@tanstack/react-query';

const mark = 'data-typed';

/** Marks forms with input until something is saved. A form's mark disappears with it. */
export function watchDirtyForms(queries: QueryClient): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element) target.closest('form')?.setAttribute(mark, '');
  });
  queries.getMutationCache().subscribe(({ type, mutation }) => {
    if (type === 'updated' && mutation.state.status === 'success')
      document.querySelectorAll(`form[${mark}]`).forEach((form) => form.removeAttribute(mark));
  });
}

export function hasDirtyForm(): boolean {
  return document.querySelector(`form[${mark}]`) !== null;
}
