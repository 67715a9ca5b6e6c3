import type { Law } from '../law.ts';

const MOST_LINES = 400;

export const shortFiles: Law = {
  name: 'size',
  find: ({ modules }) =>
    modules
      .filter(({ lines }) => lines > MOST_LINES)
      .map(({ path, lines }) => ({ path, line: lines, says: `${lines} lines; no file has more than ${MOST_LINES}` })),
};
