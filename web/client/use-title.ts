import { useEffect } from 'react';

/** Sets the document's title; null leaves it to another component of the page. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} | Fernling`;
  }, [title]);
}
