import { Document, visit } from 'yaml'
import type { Names } from '../../schemas/markdown/write/names.ts'
import { failureMessages } from '../report-failure.ts'
import { type LakeContent, nameLookup } from './lake-content.ts'
import { navigationValue, sidebarValue } from './menu-files.ts'
import { pageFiles } from './page-files.ts'
import { curationValue, stopWordsValue, synonymValue } from './search-file.ts'
import {
  announcementValue,
  changelogValue,
  environmentValue,
  redirectValue,
  settingsValue,
  termValue,
  versionValue,
} from './small-files.ts'

/** Most characters of a list that is written on one line. */
const SHORT = 80

/** Serialises a value as YAML of the content folder, with short localised texts on one line. */
function toYaml(value: unknown): string {
  const document = new Document(value)
  visit(document, {
    Map: (_, node) => {
      const text = JSON.stringify(node)
      node.flow = node.has('en') && text.length <= SHORT && !text.includes('\\n')
    },
  })
  return document.toString({ lineWidth: 0 })
}

interface ContentFiles {
  /** Text of each file of the content folder, by relative path. */
  files: Map<string, string>
  /** Reason why a document is in no file, by its id. */
  leftOut: Map<string, string>
}

/** Converts every document to files. One that cannot be written goes to `leftOut` and the others are still written. */
export function contentFiles(content: LakeContent, names: Names): ContentFiles {
  const leftOut = new Map<string, string>()
  const each = <T extends { _id: string }, R>(all: T[], write: (one: T) => R): R[] =>
    all.flatMap((one) => {
      try {
        return [write(one)]
      } catch (error) {
        leftOut.set(one._id, failureMessages(error).join(' Because: '))
        return []
      }
    })
  const by =
    <T>(key: (value: T) => string) =>
    (a: T, b: T) =>
      key(a) < key(b) ? -1 : 1
  const yaml = (file: string, value: unknown): [string, string] => [file, toYaml(value)]
  const older = new Map(
    content.versions.filter(({ isLast }) => !isLast).map(({ _id, label }) => [_id, label]),
  )
  const changelog = each(content.changelog, (entry) => changelogValue(entry, names))
    .sort(by(({ name }) => name))
    .sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1))
  const sidebarName = nameLookup('sidebar', content.sidebars)
  const [stopWords] = each(content.stopWords, stopWordsValue)
  const files = new Map([
    ...each(content.pages, (page) => pageFiles(page, names, older)).flat(),
    ...each(content.sidebars, (sidebar) =>
      yaml(`sidebars/${sidebar.name}.yaml`, sidebarValue(sidebar, names)),
    ),
    ...each(content.navigation, (one) => yaml('navigation.yaml', navigationValue(one, names))),
    ...each(content.settings, (one) => yaml('settings.yaml', settingsValue(one, names))),
    yaml(
      'versions.yaml',
      each(content.versions, (one) => versionValue(one, names)),
    ),
    yaml(
      'environments.yaml',
      each(content.environments, environmentValue).sort((a, b) => a.order - b.order),
    ),
    yaml(
      'redirects.yaml',
      each(content.redirects, (one) => redirectValue(one, names)).sort(by(({ from }) => from)),
    ),
    yaml(
      'announcements.yaml',
      each(content.announcements, (one) => announcementValue(one, names, sidebarName)).sort(
        by(({ name }) => name),
      ),
    ),
    yaml('changelog.yaml', changelog),
    yaml('search.yaml', {
      synonyms: each(content.synonyms, synonymValue).sort(by(({ name }) => name)),
      curations: each(content.curations, (one) => curationValue(one, names)).sort(
        by(({ name }) => name),
      ),
      ...(stopWords && { stopWords }),
    }),
    yaml(
      'glossary.yaml',
      each(content.terms, termValue).sort(by(({ term }) => term.toLowerCase())),
    ),
  ])
  return { files, leftOut }
}
