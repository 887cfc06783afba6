import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { localeConfig, translations } from '../../schemas/locales.ts'

/** Files that may name a translation, with the reason. All others use `schemas/locale-table.ts`. */
const allowed: Record<string, RegExp> = {
  'the table': /^schemas\/locale-table\.ts$/,
  'words, each in its languages':
    /^(content|specs)\/.*\.(md|ya?ml)$|^web\/messages\/|^studio\/(i18n\/(messages|locale|local-schema)|patches\/button-names\/button-name)\.ts$|^studio\/search-trial\/(queries\/[^/]+\.yaml|trial-queries\.ts)$|^schemas\/changes\/rule-words\.ts$|^scripts\/sync-specs\/changes\/entry-words\.ts$|^scripts\/seed\/explorer-section\.ts$|^scripts\/stack\/(fill-lake|waiting-page)\.ts$|^web\/search\/(answers\/fact-words|query\/(change-words|compounds|month-names|months|preferred-terms|question-words|stop-words))\.ts$/,
  'what the words of this repository must be': /^specs\/lint\/ruleset\.ts$/,
  'tests, measurements, and what they are made of':
    /\.test\.tsx?$|^(tests|bench)\/|\/fixtures?\b|\/golden\/|\/testing\//,
  'an example in a comment': /^web\/config\/paths\.ts$|^scripts\/import\/resolve-link\.ts$/,
  'an example of use': /^scripts\/commands\.json$|\.md$/,
}

const names = translations.flatMap((locale) => [locale, localeConfig[locale].field])
const naming = execFileSync('git', [
  ...['grep', '-lE', '--untracked', names.join('|'), '--'],
  ...['*.ts', '*.tsx', '*.mjs', '*.css', '*.json', '*.md', '*.yaml'],
])
  .toString()
  .split('\n')
  .filter((file) => file !== '' && existsSync(file))

it('only the locale table, texts and tests name a translation', () => {
  const reasons = Object.values(allowed)
  expect(naming.filter((file) => !reasons.some((files) => files.test(file)))).toEqual([])
})

it.each(Object.entries(allowed))('%s still contains the name', (_, files) => {
  const found = naming.filter((file) => files.test(file))
  expect(found).not.toEqual([])
  for (const file of found) expect(readFileSync(file, 'utf8')).toMatch(new RegExp(names.join('|')))
})
