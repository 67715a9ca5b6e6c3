import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const platform = `${process.platform}-${process.arch}`;
const packaged = join('node_modules', `node-${platform}`, 'bin', 'node');
const link = join('node_modules', '.bin', 'node');

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fernling-need-node-'));
  mkdirSync(join(root, 'scripts'));
  copyFileSync(join(import.meta.dirname, 'need-node.mjs'), join(root, 'scripts', 'need-node.mjs'));
});

afterEach(() => rmSync(root, { recursive: true }));

/** Runs the script as if on the given version of Node. */
function needNode(version: string, event = 'prestart') {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  const args = ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, 'scripts/need-node.mjs'];
  return spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { npm_lifecycle_event: event },
  });
}

function packageNode() {
  mkdirSync(dirname(join(root, packaged)), { recursive: true });
  writeFileSync(join(root, packaged), '');
}

test.skipIf(process.platform === 'win32')('the link that npm 10 deletes is put back', () => {
  packageNode();

  const { status } = needNode('20.20.2');

  expect(status).toBe(0);
  expect(readlinkSync(join(root, link))).toBe(`../node-${platform}/bin/node`);
});

test.skipIf(process.platform === 'win32')('a dangling link is replaced', () => {
  packageNode();
  mkdirSync(dirname(join(root, link)));
  symlinkSync('../gone', join(root, link));

  expect(needNode('20.20.2').status).toBe(0);
  expect(existsSync(join(root, link))).toBe(true);
});

test.each(['24.15.0', '24.21.0', '25.0.0'])('Node %s needs no other', (version) => {
  expect(needNode(version)).toMatchObject({ status: 0, stderr: '' });
});

test.each(['18.0.0', '20.20.2', '24.14.9'])('Node %s alone is refused in one sentence', (version) => {
  const { status, stderr } = needNode(version);

  expect(status).toBe(1);
  expect(stderr).toBe(
    `Fernling needs Node 24.15 or later, but this is Node ${version} and none is packaged for ${platform}: install one from https://nodejs.org.\n`,
  );
});

test('an install prints it too, but goes on', () => {
  const { status, stderr } = needNode('20.20.2', 'postinstall');

  expect(status).toBe(0);
  expect(stderr).toContain('Fernling needs Node 24.15 or later');
});
