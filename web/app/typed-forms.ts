import type { QueryClient } from '@tanstack/react-query';

const mark = 'data-typed';

/** Marks each form into which something is typed, until something is saved. A mark goes with its form. */
export function watchTyping(queries: QueryClient): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element) target.closest('form')?.setAttribute(mark, '');
  });
  queries.getMutationCache().subscribe(({ type, mutation }) => {
    if (type === 'updated' && mutation.state.status === 'success')
      document.querySelectorAll(`form[${mark}]`).forEach((form) => form.removeAttribute(mark));
  });
}

/** Whether a form on the page holds something that was typed and is not saved. */
export function hasTypedForm(): boolean {
  return document.querySelector(`form[${mark}]`) !== null;
}
