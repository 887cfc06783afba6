/** The group that applies to every signed operation. */
const COMMON = 'unified-account'

/** An HTTP status is no `retCode`; as the numbers mean nearly the same, it explains codes in no other group. */
const STATUS = 'http'

/** The groups of an area's own codes, by the path segment after the version. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  account: ['manual-loan'],
  apilimit: ['rate-limit'],
  asset: ['asset'],
  broker: ['broker', 'broker-reward'],
  'crypto-loan': ['crypto-loan-legacy'],
  'crypto-loan-common': ['crypto-loan-new'],
  'crypto-loan-fixed': ['crypto-loan-new'],
  'crypto-loan-flexible': ['crypto-loan-new'],
  earn: ['earn'],
  'ins-loan': ['institutional-loan'],
  order: ['spot-trade'],
  rfq: ['rfq'],
  'spot-cross-margin-trade': ['spot-margin'],
  'spot-margin-trade': ['spot-margin'],
  user: ['user'],
}

/** The groups that explain a REST operation's codes, the most likely first. */
export function errorGroups(path: string): string[] {
  const [, , area = ''] = path.split('/')
  const own = OWN[area] ?? []
  const others = Object.values(OWN).flat()
  return [...new Set([...own, COMMON, ...others, STATUS])]
}
