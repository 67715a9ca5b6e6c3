import { ConfigRefused, readConfig } from '#server/config.ts';
import { DatabaseRefused } from '#server/db/database-refused.ts';
import { planAccounts } from '#testing/rooms/demo/billing.ts';
import { fillDemo, DemoRefused } from './demo/fill-demo.ts';

try {
  const config = readConfig(process.env);
  const { dataDir, databaseUrl, publicUrl } = config;
  const { emails, password } = await fillDemo(dataDir, databaseUrl ?? undefined, config);
  console.log(`The Brooks family has moved in. After npm start, sign in at ${publicUrl}/login`);
  console.log(
    `as ${emails.hannah} or ${emails.daniel}, or ${emails.ruth} who may only look; password, shown only now: ${password}`,
  );
  console.log(
    `Each state of the plan has an account, with the same password: ${planAccounts.map(({ email }) => email).join(', ')}.`,
  );
} catch (error) {
  if (!(error instanceof ConfigRefused || error instanceof DatabaseRefused || error instanceof DemoRefused))
    throw error;
  console.error(error.message);
  process.exitCode = 1;
}
