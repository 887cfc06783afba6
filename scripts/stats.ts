import path from 'node:path'
import { fail } from './fail.ts'
import { contentStats, type Share } from './stats/content-stats.ts'

const number = (value: number) => value.toLocaleString('en-GB')
const shareOf = ({ count, of }: Share) =>
  `${number(count)} of ${number(of)} (${((100 * count) / of).toFixed(1)} %)`

try {
  const stats = await contentStats(path.join(import.meta.dirname, '..'))
  const rows = [
    ['pages', number(stats.pages)],
    ['pages in zh-TW, without P2P', shareOf(stats.translated)],
    ['operations', number(stats.operations)],
    ['topics', number(stats.topics)],
    ['enumerations', number(stats.enumerations)],
    ['error codes', number(stats.errorCodes)],
    ['parameters and fields', number(stats.parameters)],
    ['described in English', shareOf(stats.described.en)],
    ['described in zh-TW', shareOf(stats.described.zhTW)],
    ['English words', number(stats.words.en)],
    ['Chinese characters', number(stats.words.zhTW)],
    ['examples that fit', shareOf(stats.examples)],
    ...[...stats.requests].map(([category, count]) => [`requests: ${category}`, number(count)]),
    ['categories with a request', shareOf(stats.variants)],
    ['rules', number(stats.rules)],
    ...[...stats.blocks].map(([type, count]) => [`blocks: ${type}`, number(count)]),
  ]
  for (const [name = '', value] of rows) console.log(`  ${name.padEnd(30)}${value}`)
} catch (error) {
  fail(error)
}
