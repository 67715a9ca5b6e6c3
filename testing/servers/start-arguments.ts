import packageJson from '../../package.json' with { type: 'json' };

/** Flags of Node, then the file. */
export const startArguments: readonly string[] = packageJson.scripts.start.split(' ').slice(1);
export const startFlags = startArguments.slice(0, -1);
export const startScript = startArguments.at(-1) ?? '';
