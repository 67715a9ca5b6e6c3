/** Tables about the server itself; their keys are hashes and random numbers. */
const ofTheServer = new Set([
  'jobs',
  'rate_limits',
  'challenges',
  'settings',
  'migrations',
  'library_changes',
  'payment_events',
  'test_payments',
  'ai_months',
]);

/** In every table: random numbers that tie rows together, scrambled secrets, and the count of changes. */
const ofTheMachine = new Set([
  'id',
  'child_id',
  'user_id',
  'import_id',
  'token_hash',
  'hash',
  'version',
  'storage_key',
]);

/** In every table of entries. */
const ofEntries: Readonly<Record<string, string>> = {
  made_by: 'who made it',
  made_at: 'and when',
  changed_by: 'who last changed it',
  changed_at: 'and when',
};

/** Words of content/legal/privacy.md, and the columns they tell of, as `table.column` with spaces between. */
export type Told = readonly (readonly [phrase: string, columns: string])[];

const toldOfTheGround: Told = [
  ['Exports you asked for, for 7 days', 'transfers.kind transfers.made_at transfers.expires_at transfers.bytes'],
  ['how your imports went', 'transfers.status transfers.done transfers.total transfers.result transfers.ended_at'],
  [
    'how often and with how many words a language model was asked for you on each day',
    'ai_usage.on_day ai_usage.calls ai_usage.tokens_in ai_usage.tokens_out ai_usage.errors',
  ],
  [
    'whether you let your messages be sent to it, and when you said so',
    'ai_consents.recipient ai_consents.agrees ai_consents.at',
  ],
  ['its kind and the time are kept for 90 days', 'mails.kind mails.made_at mails.sent_at'],
  [
    'is kept as it will be sent, with your address',
    'mails.to_address mails.subject mails.text mails.html mails.stop_url mails_about.mail_id',
  ],
];

/**
 * The phrase of the privacy page; undefined for a column that nobody has thought of.
 *
 * @param told of all rooms
 */
export function tellingOf(told: Told, table: string, column: string): string | undefined {
  if (ofTheServer.has(table)) return 'nothing of a person';
  const own = [...toldOfTheGround, ...told].find(([, columns]) => columns.split(' ').includes(`${table}.${column}`));
  return own?.[0] ?? ofEntries[column] ?? (ofTheMachine.has(column) ? 'nothing of a person' : undefined);
}
