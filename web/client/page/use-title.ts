import { useEffect } from 'react';

/** Null leaves the title for another component to set. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} | Fernling`;
  }, [title]);
}
