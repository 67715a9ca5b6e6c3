import type { Law } from '../law.ts';
import { isCode } from '../source.ts';

const EMPTY_NAME = /^(.*-)?(utils?|helpers?|misc|common|shared|lib)$/;

export const namesThatSay: Law = {
  name: 'law 11',
  find: ({ paths }) =>
    paths.filter(isCode).flatMap((path) => {
      const parts = path.split('/').map((part) => part.replace(/\..*$/, ''));
      const empty = parts.find((part) => EMPTY_NAME.test(part));
      if (empty) return [{ path, line: 1, says: `'${empty}' does not say what is inside` }];
      return parts.at(-1) === 'index'
        ? [{ path, line: 1, says: 'a file is named after what it holds, not index' }]
        : [];
    }),
};
