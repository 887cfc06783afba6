import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { changelogDocument, changelogFile } from '../../scripts/seed/changelog-document.ts'

const root = path.resolve(import.meta.dirname, '../..')
const DAY_MS = 86_400_000

/** `count` changelog entries, a day apart up to `last`, which repeat the texts and facts of content/. */
export function longChangelog(count: number, last: string) {
  const own = changelogFile.parse(
    parse(readFileSync(path.join(root, 'content/changelog.yaml'), 'utf8')),
  )
  return Array.from({ length: count }, (_, index) => {
    const entry = own[index % own.length]
    if (!entry) throw new Error('content/changelog.yaml has no entry to make others of.')
    const date = new Date(Date.parse(last) - index * DAY_MS).toISOString().slice(0, 10)
    return {
      ...changelogDocument({ ...entry, date, name: `${entry.name}-${index}` }),
      _updatedAt: `${date}T00:00:00Z`,
    }
  })
}
