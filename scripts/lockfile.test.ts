import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

const names = z.optional(z.record(z.string(), z.string()));
const Locked = z.object({
  version: z.optional(z.string()),
  resolved: z.optional(z.string()),
  integrity: z.optional(z.string()),
  link: z.optional(z.boolean()),
  inBundle: z.optional(z.boolean()),
  hasInstallScript: z.optional(z.boolean()),
  dependencies: names,
  optionalDependencies: names,
});
const Lockfile = z.object({ packages: z.record(z.string(), Locked) });

const file = readFileSync(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8');
const { packages } = Lockfile.parse(JSON.parse(file));
const locked = Object.entries(packages).filter(([path]) => path !== '');

/** Whether npm finds a package for the one at `from`: in its own folder or one above. */
function isFound(from: string, name: string): boolean {
  const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (place in packages) return true;
  return from !== '' && isFound(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}

test('every package that another one names, optional ones included, has its entry', () => {
  const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !isFound(path, name))
      .map((name) => `${path || 'fernling'} names ${name}`),
  );

  expect(locked.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

test('no package runs a script when it is installed', () => {
  expect(locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([]);
});

test('every package is held by its hash and by no address', () => {
  const unsafe = locked.filter(
    ([, { integrity, resolved, inBundle }]) => !(integrity ?? inBundle) || resolved !== undefined,
  );

  expect(unsafe.map(([path]) => path)).toEqual([]);
});
