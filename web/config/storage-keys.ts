/** What the site keeps in the reader's browser. */
export const storageKeys = {
  theme: 'theme',
  /** Keys of the announcements that the reader closed, the last one last. */
  announcement: 'docs.announcement.closed',
  /** Name of the version that the reader chose last. */
  version: 'docs-preferred-version-default',
  /** What the reader opened from the search, and their favourites among it. */
  searched: (collection: string) => `docs.searched.${collection}`,
  /** The pages that the reader opened last, of each language. */
  lastPages: (language: string) => `docs.pages.${language}`,
  /** Where the consoles of the tab send calls; in session storage. */
  environment: 'docs.environment',
  /** What the reader signs calls with, by environment; in session storage, and there only where asked for. */
  keys: 'docs.keys',
  /** That the site's own fonts have been asked for; in session storage. */
  fonts: 'docs.fonts',
  /** How the sidebar was left, and the name of one that was hidden; in session storage. */
  sidebar: 'docs.sidebar',
  hiddenSidebar: 'docs.sidebar.hidden',
  /** The day of the visit before this one, that of this one, and when the last page of it was opened (ms). */
  visit: 'docs.visit',
  /** The pages that changed since the visit before; in session storage. */
  changed: 'docs.changed',
  /** Reports of the reader that could not be sent yet, as JSON. */
  feedback: 'docs.feedback',
  /** Addresses of pages of which the reader said whether they were helpful; in session storage. */
  helpful: 'docs.helpful',
  tab: (group: string) => `docs.tab.${group}`,
} as const

/** Where the previous site kept a tab group's choice; the languages' group had another name there. */
export function formerTabKey(group: string): string {
  return `docusaurus.tab.${group === 'programming-language' ? 'programming-languages' : group}`
}
