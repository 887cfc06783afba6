import type { SynonymItemSchema } from 'typesense/lib/Typesense/SynonymSets'

/** Nouns whose plural readers type, while titles and names have the singular. */
const nouns = `account address amount asset balance bill bonus candle channel coin connection contract conversion
  currency delivery deposit discount error event execution fee fill group haircut header heartbeat history holding
  host instrument interest key kline ladder leg level liability limit liquidation loan log margin market message mode
  network node notification offer option order orderbook pair parameter payment permission plan point position price
  product profit quotation quote rate ratio record redemption repayment report response restriction rule setting
  settlement signature snapshot spread state status stream subaccount subscription symbol tag ticker tier topic trade
  trader transaction transfer trigger type upgrade user value voucher volume wallet webhook withdrawal yield`

/** Map a plural to its singular, which servers do not know; the reverse is found by prefix. */
export const plurals: readonly SynonymItemSchema[] = nouns.split(/\s+/).map((noun) => ({
  id: `plural-${noun}`,
  root: pluralOf(noun),
  synonyms: [noun],
}))

function pluralOf(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return noun.replace(/y$/, 'ies')
  return /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}
