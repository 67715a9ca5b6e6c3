import { useEffect } from 'react';

/** Sets the document title; null leaves it unchanged, for another component to set. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} | Fernling`;
  }, [title]);
}
