import packageJson from '../../package.json' with { type: 'json' };

/** What `npm start` gives to Node. */
export const startArguments: readonly string[] = packageJson.scripts.start.split(' ').slice(1);
