import packageJson from '../../package.json' with { type: 'json' };

/** The Node arguments of `npm start`. */
export const startArguments: readonly string[] = packageJson.scripts.start.split(' ').slice(1);
