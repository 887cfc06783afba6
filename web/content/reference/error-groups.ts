/** Holds for every signed call. */
const COMMON = 'unified-account'

/** A status of HTTP is no `retCode`; the numbers mean nearly the same, so it explains what nothing else does. */
const STATUS = 'http'

/** The groups with an area's own codes, by the first part of its paths after the version. */
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

/** The groups that explain the codes of a REST operation, the most likely first. */
export function errorGroups(path: string): string[] {
  const [, , area = ''] = path.split('/')
  const own = OWN[area] ?? []
  const others = Object.values(OWN).flat()
  return [...new Set([...own, COMMON, ...others, STATUS])]
}
