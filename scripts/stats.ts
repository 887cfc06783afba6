// Counts what content/ and specs/ hold, and how much of it is in every language: `npx node scripts/stats.ts`.
import path from 'node:path'
import { fieldOf, localeConfig, type Translation, translations } from '../schemas/locales.ts'
import { reportFailure } from './report-failure.ts'
import { contentStats, type Share } from './stats/content-stats.ts'

const number = (value: number) => value.toLocaleString('en-GB')
const countedIn = (locale: Translation) =>
  `${localeConfig[locale].wide ? 'characters' : 'words'} in ${locale}`
const shareOf = ({ count, of }: Share) =>
  `${number(count)} of ${number(of)} (${((100 * count) / of).toFixed(1)} %)`

try {
  const stats = await contentStats(path.join(import.meta.dirname, '..'))
  const rows = [
    ['pages', number(stats.pages)],
    ...translations.map((locale) => [
      `pages in ${locale}, without P2P`,
      shareOf(stats.translated[fieldOf(locale)]),
    ]),
    ['operations', number(stats.operations)],
    ['topics', number(stats.topics)],
    ['enumerations', number(stats.enumerations)],
    ['error codes', number(stats.errorCodes)],
    ['parameters and fields', number(stats.parameters)],
    ['described in English', shareOf(stats.described.en)],
    ...translations.map((locale) => [
      `described in ${locale}`,
      shareOf(stats.described[fieldOf(locale)]),
    ]),
    ['English words', number(stats.words.en)],
    ...translations.map((locale) => [countedIn(locale), number(stats.words[fieldOf(locale)])]),
    ['examples that fit', shareOf(stats.examples)],
    ...[...stats.requests].map(([category, count]) => [`requests: ${category}`, number(count)]),
    ['categories with a request', shareOf(stats.variants)],
    ['rules', number(stats.rules)],
    ...[...stats.blocks].map(([type, count]) => [`blocks: ${type}`, number(count)]),
  ]
  for (const [name = '', value] of rows) console.log(`  ${name.padEnd(30)}${value}`)
} catch (error) {
  reportFailure(error)
}
