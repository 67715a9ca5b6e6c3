import { useEffect } from 'react';

/** Names the document while a page shows. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | Fernling`;
  }, [title]);
}
