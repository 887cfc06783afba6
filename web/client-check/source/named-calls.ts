/** A call of what speaks to an API: `client.get_wallet_balance(`, `restClient.GetWalletBalanceAsync(`. */
const METHOD =
  /(?:client|session|http|rest|api|sdk)\w{0,20}(?:\.|->)(?<name>[A-Za-z]\w{5,60})\s*\(/gi

/** What the methods are called that a line calls, in words: `wallet balance`. */
export function methodWords(line: string): string[] {
  return [...line.matchAll(METHOD)].flatMap(({ groups }) => {
    const words = (groups?.['name'] ?? '')
      .replace(/([a-z\d])(?=[A-Z])/g, '$1_')
      .toLowerCase()
      .split('_')
      .filter((word) => word !== '' && word !== 'async')
    const [verb = '', ...rest] = words
    return /^(?:get|query|fetch)$/.test(verb) ? [rest.join(' ')] : [words.join(' ')]
  })
}
