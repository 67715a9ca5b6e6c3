// Runs on Node 18 and later, so that users of an old one see a message instead of a stack trace.
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LEAST = [24, 15];
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const isWindows = process.platform === 'win32';
const platform = `${isWindows ? 'win' : process.platform}-${process.arch}`;
const packaged = join(root, 'node_modules', `node-${platform}`, 'bin', isWindows ? 'node.exe' : 'node');
const bin = join(root, 'node_modules', '.bin');

if (existsSync(packaged)) {
  linkPackagedNode();
} else if (!isNewEnough(process.versions.node)) {
  refuse();
}

/** npm 10 deletes `.bin/node` when the packages of several platforms are in the lockfile. */
function linkPackagedNode() {
  const link = join(bin, isWindows ? 'node.cmd' : 'node');
  if (existsSync(link)) return;
  try {
    mkdirSync(bin, { recursive: true });
    rmSync(link, { force: true });
    if (isWindows) writeFileSync(link, `@"%~dp0\\..\\node-${platform}\\bin\\node.exe" %*\r\n`);
    else symlinkSync(`../node-${platform}/bin/node`, link);
  } catch (error) {
    if (!isNewEnough(process.versions.node)) refuse(`node_modules/.bin/node could not be written (${error.code})`);
  }
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1]);
}

function refuse(why = `this is Node ${process.versions.node} and none is packaged for ${platform}`) {
  console.error(`Fernling needs Node ${LEAST.join('.')} or later, but ${why}: install one from https://nodejs.org.`);
  // The install goes on; the scripts refuse to run instead.
  process.exitCode = process.env.npm_lifecycle_event === 'postinstall' ? 0 : 1;
}
