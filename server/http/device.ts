/** Order matters: later names also appear in the user agents of earlier ones. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['FxiOS', 'Firefox'],
  ['Firefox', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

/** For the account's owner: 'Phone, Firefox'. Nothing more precise is stored. */
export function deviceOf(userAgent: string): string {
  const browser = browsers.find(([mark]) => userAgent.includes(`${mark}/`))?.[1];
  return browser ? `${machineOf(userAgent)}, ${browser}` : 'App';
}

function machineOf(userAgent: string): string {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'Tablet';
  return /Mobile|iPhone/.test(userAgent) ? 'Phone' : 'Computer';
}
