import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ImportProblem } from '../../schemas/markdown/docusaurus/problems.ts'

/** Folders of a site, other than its docs, that contain pages. */
const OTHERS = ['blog', 'src/pages', 'versioned_docs']

/** One loss for each folder whose pages the import does not read; `docs` is the folder that it reads. */
export function unreadFolders(site: string, docs: string, locale: string): ImportProblem[] {
  if (docs === '') return []
  const languages = existsSync(join(site, 'i18n')) ? readdirSync(join(site, 'i18n')) : []
  const others = [
    ...OTHERS,
    ...languages.filter((one) => one !== locale).map((one) => `i18n/${one}`),
  ]
  return others.flatMap((folder): ImportProblem[] => {
    const pages = folder === docs ? 0 : pagesIn(join(site, folder))
    if (pages === 0) return []
    const message = `none of the ${pages} Markdown files here is taken: an import takes ${docs} and its translation to ${locale}.`
    return [{ file: folder, line: 1, kind: 'lost', message }]
  })
}

function pagesIn(folder: string): number {
  if (!existsSync(folder)) return 0
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => /\.mdx?$/.test(name)).length
}
