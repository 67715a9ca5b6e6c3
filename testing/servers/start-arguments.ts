import packageJson from '../../package.json' with { type: 'json' };

export const startArguments: readonly string[] = packageJson.scripts.start.split(' ').slice(1);
