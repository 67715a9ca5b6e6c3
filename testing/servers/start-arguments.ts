import packageJson from '../../package.json' with { type: 'json' };

/**
 * Flags of Node, then the file.
 *
 * The script reads differently in two shells. In sh, `exec` puts the server in the shell's place, so that it gets the
 * signals that npm hands on. The shell of Windows has no `exec`: there all up to `&&` is the value of a variable.
 */
export const startArguments: readonly string[] = (packageJson.scripts.start.split(' && node ')[1] ?? '').split(' ');
export const startFlags = startArguments.slice(0, -1);
export const startScript = startArguments.at(-1) ?? '';
