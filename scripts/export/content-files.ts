import type { Names } from '../../schemas/markdown/write/names.ts'
import { type LakeContent, named } from './lake-content.ts'
import { navigationValue, sidebarValue } from './menu-files.ts'
import { pageFiles } from './page-files.ts'
import {
  announcementValue,
  changelogValue,
  environmentValue,
  redirectValue,
  settingsValue,
  termValue,
  versionValue,
} from './small-files.ts'
import { toYaml } from './to-yaml.ts'

/** The text of each file of the content folder, by its path there. */
export function contentFiles(content: LakeContent, names: Names): Map<string, string> {
  const by =
    <T>(key: (value: T) => string) =>
    (a: T, b: T) =>
      key(a) < key(b) ? -1 : 1
  const yaml = (file: string, value: unknown): [string, string] => [file, toYaml(value)]
  const older = new Map(
    content.versions.filter(({ isLast }) => !isLast).map(({ _id, label }) => [_id, label]),
  )
  const changelog = content.changelog
    .map((entry) => changelogValue(entry, names))
    .sort(by(({ name }) => name))
    .sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1))
  const sidebarName = named('sidebar', content.sidebars)
  return new Map([
    ...content.pages.flatMap((page) => pageFiles(page, names, older)),
    ...content.sidebars.map((sidebar) =>
      yaml(`sidebars/${sidebar.name}.yaml`, sidebarValue(sidebar, names)),
    ),
    ...content.navigation.map((one) => yaml('navigation.yaml', navigationValue(one, names))),
    ...content.settings.map((one) => yaml('settings.yaml', settingsValue(one, names))),
    yaml(
      'versions.yaml',
      content.versions.map((one) => versionValue(one, names)),
    ),
    yaml(
      'environments.yaml',
      content.environments.map(environmentValue).sort((a, b) => a.order - b.order),
    ),
    yaml(
      'redirects.yaml',
      content.redirects.map((one) => redirectValue(one, names)).sort(by(({ from }) => from)),
    ),
    yaml(
      'announcements.yaml',
      content.announcements
        .map((one) => announcementValue(one, names, sidebarName))
        .sort(by(({ name }) => name)),
    ),
    yaml('changelog.yaml', changelog),
    yaml('glossary.yaml', content.terms.map(termValue).sort(by(({ term }) => term.toLowerCase()))),
  ])
}
