type Hold = (event: PopStateEvent) => void;

const holds = new Set<Hold>();

/** Begins to listen for the browser's Back and Forward. To be called before the router listens: the first to hear of it may keep it. */
export function listenForBack(): void {
  addEventListener('popstate', (event) => {
    for (const hold of holds) hold(event);
  });
}

/**
 * Asks to hear of the browser's Back and Forward before the router does.
 *
 * @returns ends it
 */
export function beforeBack(hold: Hold): () => void {
  holds.add(hold);
  return () => {
    holds.delete(hold);
  };
}
