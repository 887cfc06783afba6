import { pageId, publishedIdOf } from '../../../schemas/ids.ts'
import { describe } from '../../../schemas/markdown/describe.ts'
import type { Names } from '../../../schemas/markdown/write/names.ts'
import { stringifyMarkdown } from '../../../schemas/markdown/write/stringify.ts'
import { toFlow } from '../../../schemas/markdown/write/to-flow.ts'
import type { ReadPage, ReadPages } from '../read-pages.ts'
import { isBlock } from './merge-page.ts'
import type { PageConflict, UpdateResult } from './update-pages.ts'

/** A conflict as the report has it. */
export interface ReportedConflict {
  file: string
  /** From 1. */
  line: number
  /** The document that keeps its own, a page or a draft. */
  id: string
  /** `title.en`, `paragraph`. */
  what: string
  /** What stays, as Markdown; null where it was taken away. */
  studio: string | null
  /** What the folder has, as Markdown; null where it has it no more. */
  folder: string | null
}

/** The conflicts with their places in the folder, in order of these. */
export function reportConflicts(
  { conflicts }: UpdateResult,
  read: Pick<ReadPages, 'en' | 'translated'>,
): ReportedConflict[] {
  const pages = { en: byId(read.en), translated: byId(read.translated) }
  const reported = conflicts.map((conflict): ReportedConflict => {
    const id = publishedIdOf(conflict.id)
    const page = pages[conflict.side].get(id) ?? pages.en.get(id)
    const { studio, folder, field } = conflict
    const block = [studio, folder].find(isBlock)
    return {
      file: page?.source.file ?? id,
      line: (page && lineOf(page, conflict)) ?? 1,
      id: conflict.id,
      what: field ?? (block ? describe(block) : 'block'),
      studio: side(studio),
      folder: side(folder),
    }
  })
  return reported.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line))
}

const byId = (pages: readonly ReadPage[]) => new Map(pages.map((page) => [pageId(page.path), page]))

/** Fields whose names Docusaurus writes otherwise. */
const KEYS: Record<string, string> = {
  sidebarLabel: 'sidebar_label',
  tocMin: 'toc_min_heading_level',
  tocMax: 'toc_max_heading_level',
  hideToc: 'hide_table_of_contents',
}

function lineOf({ source, page }: ReadPage, { field, near }: PageConflict): number | undefined {
  if (near !== undefined) return page.lines.get(near)
  const [name = ''] = field?.split('.') ?? []
  const index = source.text
    .split('\n')
    .findIndex((line) => line.startsWith(`${KEYS[name] ?? name}:`))
  return index < 0 ? undefined : index + 1
}

/** Names as they are: what is compared has no better ones. */
const own = (id: string) => id
const names: Names = { page: own, operation: own, channel: own, enum: own, errors: own }

function side(value: unknown): string | null {
  if (value === undefined) return null
  if (!isBlock(value)) return typeof value === 'string' ? value : JSON.stringify(value)
  return stringifyMarkdown({ type: 'root', children: toFlow([value], names) }).trimEnd()
}
