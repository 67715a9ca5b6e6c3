import { readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

/** The part of a published file used as a fixture. */
type Cut = {
  readonly script: string;
  readonly published: string;
  readonly fixture: URL;
  readonly partOf: (published: string) => string;
};

/**
 * Writes the fixture from the published file, or with `--check` compares them.
 *
 * @returns the exit code
 */
export function cutFixture({ script, published, fixture, partOf }: Cut, args: readonly string[]): number {
  const isCheck = args.includes('--check');
  const [path] = args.filter((arg) => arg !== '--check');
  if (path === undefined) {
    console.error(`usage: npm run ${script} -- [--check] ${published}`);
    return 2;
  }
  const text = partOf(readFileSync(path, 'utf8'));
  if (!isCheck) writeFileSync(fixture, text);
  const agrees = isDeepStrictEqual(JSON.parse(readFileSync(fixture, 'utf8')), JSON.parse(text));
  console.log(agrees ? 'testing/fixtures/fhir agrees' : `testing/fixtures/fhir differs from what ${path} gives`);
  return agrees ? 0 : 1;
}
