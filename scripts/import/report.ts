import { kindOf } from '../../blocks/by-kind.ts'
import { innerBlocks } from '../../blocks/inner-blocks.ts'
import type { Block } from '../../blocks/lists/model.ts'
import type { ImportProblem } from '../../schemas/markdown/docusaurus/problems.ts'
import type { PageDocument } from '../seed/documents.ts'
import type { ReadPages } from './read-pages.ts'

export interface ImportReport {
  pages: { en: number; translated: number }
  /** Blocks of the English pages by type, nested ones included. */
  blocks: Record<string, number>
  links: { resolved: number; elsewhere: number; unresolved: number; anchorsNotFound: number }
  placeholders: number
  /** Sidebars, generated category pages and redirects. */
  around: { sidebars: number; categoryPages: number; redirects: number }
  /** Whether any source content is in no page. */
  lost: boolean
  /** Rejected files. If there are any, nothing may be written. */
  refused: number
  /** Pages left out because they have no valid address. */
  unplaced: number
  /** Ordered by file and line. */
  problems: ImportProblem[]
}

/** Report of an import. `more` are problems found after reading, `anchors` the number of links to missing headings. */
export function importReport(
  read: ReadPages,
  documents: PageDocument[],
  more: ImportProblem[],
  anchors: ImportProblem[],
): ImportReport {
  const links = [...read.en, ...read.translated].flatMap(({ page }) => page.links)
  const problems = [...read.problems, ...more, ...anchors].sort((a, b) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line,
  )
  const resolved = links.filter(({ address }) => address?.startsWith('page:')).length
  const unresolved = links.filter(({ address }) => address === undefined).length
  return {
    pages: { en: documents.length, translated: read.translated.length },
    blocks: countBlocks(documents.flatMap(({ body }) => body.en)),
    links: {
      resolved,
      elsewhere: links.length - resolved - unresolved,
      unresolved,
      anchorsNotFound: anchors.length,
    },
    placeholders: problems.filter(({ kind }) => kind === 'placeholder').length,
    around: {
      sidebars: read.menus.sidebars.length,
      categoryPages: read.menus.generated.length,
      redirects: read.menus.redirects.length,
    },
    lost: problems.some(({ kind }) => /^(?:lost|refused|unplaced)$/.test(kind)),
    refused: filesOf(problems, 'refused'),
    unplaced: filesOf(problems, 'unplaced'),
    problems,
  }
}

const filesOf = (problems: readonly ImportProblem[], kind: ImportProblem['kind']): number =>
  new Set(problems.flatMap((one) => (one.kind === kind ? [one.file] : []))).size

function countBlocks(blocks: Block[], counts: Record<string, number> = {}): Record<string, number> {
  for (const block of blocks) {
    const kind = kindOf(block)
    counts[kind] = (counts[kind] ?? 0) + 1
    countBlocks(innerBlocks(block), counts)
  }
  return counts
}

/** The report as lines for a terminal. */
export function reportLines(report: ImportReport): string {
  const { pages, links, around } = report
  const rows: [string, string | number][] = [
    ['pages', `${pages.en} in English, ${pages.translated} translated`],
    ...Object.entries(report.blocks).sort(([, a], [, b]) => b - a),
    ['links to pages', links.resolved],
    ['links elsewhere', links.elsewhere],
    ['links that lead nowhere', links.unresolved],
    ['headings not found', links.anchorsNotFound],
    ['placeholders', report.placeholders],
    ['pages left out', report.unplaced],
    ['sidebars', around.sidebars],
    ['pages of categories', around.categoryPages],
    ['redirects', around.redirects],
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  const table = rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`)
  const problems = report.problems.map(({ file, line, kind, message }) =>
    visible(`${file}:${line}: ${kind}: ${message}`),
  )
  const refused = `${report.refused} files are refused, so nothing is written. Put them right, or take them out.`
  return [...problems, ...table, ...(report.refused > 0 ? [refused] : [])].join('\n')
}

/** Escapes control characters, which a terminal would obey. */
const visible = (text: string): string =>
  text.replace(/\p{Cc}/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
