import type {
  ChangelogMonth,
  EnumDefinition,
  Field,
  Operation,
  PageBlock,
  PageData,
  TextBlock,
} from '../content/page-data.ts'
import { asCode, asIdentifier } from './identifiers.ts'
import type { SearchRecord } from './record.ts'
import { RecordList } from './record-list.ts'

/** Everything on a page that a reader can search for, in the order of the page. */
export function pageRecords(page: PageData): SearchRecord[] {
  const list = new RecordList(page)
  const first = page.body.find((block) => block._type === 'operation')
  const { path, method } = first?.operation ?? {}
  list.add('lvl1', { content: page.description.text, ...(path && method ? { path, method } : {}) })
  addBlocks(list, page.body, first)
  return list.finish()
}

function addBlocks(list: RecordList, blocks: readonly PageBlock[], first?: PageBlock): void {
  for (const block of blocks) addBlock(list, block, first)
}

function addBlock(list: RecordList, block: PageBlock, first: PageBlock | undefined): void {
  switch (block._type) {
    case 'heading':
      list.heading(block.level, block.text, block.anchor)
      return
    case 'block':
      list.add('content', textOf([block]))
      return
    case 'admonition':
      if (block.title) list.add('content', { content: block.title })
      addBlocks(list, block.body)
      return
    case 'details':
      list.add('content', { content: block.summary })
      addBlocks(list, block.body)
      return
    case 'tabs':
      for (const tab of block.tabs) addBlocks(list, tab.body)
      return
    case 'table':
      for (const row of block.header ? block.rows.slice(1) : block.rows) {
        const cells = row.cells.map((cell) => textOf(cell.content))
        // The first cell names the row; what the others mention has rows of its own.
        const { identifiers = [], codes = [] } = cells[0] ?? {}
        list.add('content', {
          content: cells.map((cell) => cell.content).join(' · '),
          identifiers,
          codes,
        })
      }
      return
    case 'codeBlock':
      list.add('code', { content: block.code.slice(0, 2000) })
      return
    case 'cards':
      for (const card of block.cards)
        list.add('content', { content: `${card.title.text} · ${card.text.text}` })
      return
    case 'operation':
      addOperation(list, block.operation, block === first)
      return
    case 'enumTable':
      addEnum(list, block.enum)
      return
    case 'changelog':
      for (const month of block.months) addMonth(list, month)
      return
    case 'image':
    case 'divider':
      return
  }
}

function addOperation(list: RecordList, operation: Operation, isFirst: boolean): void {
  const words = [operation.summary.text, operation.description.text, ...operation.permissions]
  // The page's own record has path and method of its first operation.
  const { path, method } = operation
  const content = words.filter(Boolean).join(' · ')
  list.add(isFirst ? 'content' : 'operation', isFirst ? { content } : { content, path, method })
  for (const section of operation.sections) {
    list.heading(2, section.text, section.anchor)
    if (section.kind === 'parameters') addFields(list, operation.parameters)
    if (section.kind === 'response') addFields(list, operation.response)
  }
}

function addFields(list: RecordList, fields: readonly Field[]): void {
  for (const field of fields) {
    const values = field.values.flatMap(({ value, label }) => [value, label?.text ?? ''])
    const identifiers = [...new Set([field.name, field.path])].flatMap(
      (name) => asIdentifier(name) ?? [],
    )
    const words = [field.description.text, values.filter(Boolean).join(' ')].filter(Boolean)
    list.add('field', { content: words.join(' · ') || field.path, identifiers })
  }
}

function addEnum(list: RecordList, definition: EnumDefinition): void {
  list.at(definition.anchor)
  list.add('content', {
    content: [definition.title.text, definition.description.text].filter(Boolean).join(' · '),
    identifiers: [definition.name],
  })
  for (const { value, label, group } of definition.values) {
    list.add('value', {
      content: [value, label.text, group].filter(Boolean).join(' · '),
      identifiers: [asIdentifier(value) ?? []].flat(),
      codes: [asCode(value) ?? []].flat(),
    })
  }
}

function addMonth(list: RecordList, month: ChangelogMonth): void {
  list.heading(2, month.text, month.anchor)
  for (const { anchor, title, body, pages } of month.entries) {
    list.heading(3, title.text, anchor)
    const words = [body.text, ...pages.map((page) => page.label.text)]
    list.add('content', { content: words.filter(Boolean).join(' · ') })
  }
}

/** The words of text blocks, with the identifiers and codes that stand in them as code. */
function textOf(blocks: readonly TextBlock[]) {
  const spans = blocks.flatMap((block) => block.children)
  const code = spans.filter((span) => span.marks.includes('code')).map((span) => span.text)
  const content = blocks
    .map((block) => block.children.map((span) => span.text).join(''))
    .join(' ')
    .trim()
  return {
    content,
    identifiers: [...new Set(code.flatMap((text) => asIdentifier(text) ?? []))],
    codes: [...new Set([...code, content].flatMap((text) => asCode(text) ?? []))],
  }
}
