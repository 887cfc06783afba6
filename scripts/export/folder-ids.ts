import {
  announcementId,
  changelogId,
  curationId,
  environmentId,
  NAVIGATION_ID,
  pageId,
  redirectId,
  SEARCH_STOP_WORDS_ID,
  SITE_SETTINGS_ID,
  sidebarId,
  synonymId,
  termId,
  versionId,
} from '../../schemas/ids.ts'
import type { LakeContent } from './lake-content.ts'
import { curationName, synonymName } from './search-file.ts'
import { announcementName, changelogName } from './small-files.ts'

/** Maps ids in the lake to ids in the folder: the Studio creates random ids, reading a file makes them from names. */
export function folderIds(content: LakeContent): Map<string, string> {
  const ids = <T extends { _id: string }>(all: T[], idOf: (one: T) => string) =>
    all.map((one): [string, string] => [one._id, idOf(one)])
  return new Map([
    ...ids(content.pages, ({ path }) => pageId(path.current)),
    ...ids(content.sidebars, ({ name }) => sidebarId(name)),
    ...ids(content.navigation, () => NAVIGATION_ID),
    ...ids(content.settings, () => SITE_SETTINGS_ID),
    ...ids(content.versions, ({ label }) => versionId(label)),
    ...ids(content.redirects, ({ from }) => redirectId(from)),
    ...ids(content.announcements, (entry) => announcementId(announcementName(entry))),
    ...ids(content.changelog, (entry) => changelogId(`${entry.date}-${changelogName(entry)}`)),
    ...ids(content.environments, ({ identifier }) => environmentId(identifier)),
    ...ids(content.terms, ({ term }) => termId(term)),
    ...ids(content.synonyms, (one) => synonymId(synonymName(one))),
    ...ids(content.curations, (one) => curationId(curationName(one))),
    ...ids(content.stopWords, () => SEARCH_STOP_WORDS_ID),
  ])
}
