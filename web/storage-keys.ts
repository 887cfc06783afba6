/** What the site keeps in the reader's browser. */
export const storageKeys = {
  theme: 'theme',
  tab: (group: string) => `docs.tab.${group}`,
} as const

/** Where the previous site kept a tab group's choice; the languages' group had another name there. */
export function formerTabKey(group: string): string {
  return `docusaurus.tab.${group === 'programming-language' ? 'programming-languages' : group}`
}
