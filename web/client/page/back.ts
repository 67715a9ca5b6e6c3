type Hold = (event: PopStateEvent) => void;

const holds = new Set<Hold>();

/** Listens for Back and Forward. Call before the router starts: the first listener can stop the event. */
export function listenForBack(): void {
  addEventListener('popstate', (event) => {
    for (const hold of holds) hold(event);
  });
}

/**
 * Registers a handler for Back and Forward that runs before the router's.
 *
 * @returns unregisters
 */
export function beforeBack(hold: Hold): () => void {
  holds.add(hold);
  return () => {
    holds.delete(hold);
  };
}
