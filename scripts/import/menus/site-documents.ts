import { announcementDocument } from '../../seed/announcement-document.ts'
import type { PageDocument, SeedDocument } from '../../seed/documents.ts'
import { navigationDocument } from '../../seed/navigation-document.ts'
import { sidebarDocument } from '../../seed/sidebar-document.ts'
import { redirectDocument, settingsDocument, versionDocument } from '../../seed/small-documents.ts'
import { generatedDocument } from './generated-page.ts'
import type { Menus } from './site-menus.ts'

/** Documents of sidebars, navigation, settings and redirects, and of the generated category pages. */
export function siteDocuments(
  menus: Menus,
  version: string,
): { generated: PageDocument[]; others: SeedDocument[] } {
  const { sidebars, navigation, settings, announcements, redirects } = menus
  return {
    generated: menus.generated.map((one) => generatedDocument(one, version)),
    others: [
      ...sidebars.map(sidebarDocument),
      ...(navigation ? [navigationDocument(navigation)] : []),
      ...(settings ? [settingsDocument(settings)] : []),
      ...announcements.map(announcementDocument),
      ...redirects.map(redirectDocument),
    ],
  }
}

/** The version document for a lake that has none; its entry is the first page. */
export function firstVersion(menus: Menus, pages: readonly PageDocument[]): SeedDocument[] {
  const mainPage = menus.sidebars[0]?.entry ?? pages[0]?.path.current
  if (mainPage === undefined) return []
  const version = { name: 'current', label: 'Next', isLast: true, path: '', mainPage }
  return [versionDocument(version)]
}
