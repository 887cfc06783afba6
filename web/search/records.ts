import type { PageText } from '../../blocks/block/resolve.ts'
import type { PageDivider } from '../../blocks/divider/resolve.ts'
import type { PageHeading } from '../../blocks/heading/resolve.ts'
import type { PageImage } from '../../blocks/image/resolve.ts'
import type { PageBlock } from '../../blocks/lists/resolve.ts'
import type { ChangelogMonth, EnumDefinition, PageData } from '../content/page-data.ts'
import { blockWords, copyWords, joined, namesIn } from './block-words.ts'
import { addChannel } from './channel-records.ts'
import { asCode, asTopic } from './identifiers.ts'
import { addCode, addFields, addOperation, addPage } from './operation-records.ts'
import type { SearchRecord } from './record.ts'
import { RecordList } from './record-list.ts'
import { addTable } from './table-records.ts'

/** Everything on a page that a reader can search for, in the order of the page. */
export function pageRecords(page: PageData): SearchRecord[] {
  const list = new RecordList(page)
  const first = page.body.find((block) => block._type === 'operation')
  addPage(list, page, first?.operation)
  // What its fields say is found on the page that documents the operation.
  if (!first?.explorer) addBlocks(list, page.body, { first })
  return list.finish()
}

interface Context {
  first: PageBlock | undefined
  /** What introduces the blocks, such as the title of an admonition. */
  lead?: string | undefined
}

function addBlocks(list: RecordList, blocks: readonly PageBlock[], { first, lead }: Context): void {
  let inTopic = false
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at]
    if (!block) continue
    if (at === 0 && lead) {
      const words = block._type === 'block' ? blockWords([block]) : { content: '', code: [] }
      list.add('text', {
        content: joined(lead, words.content),
        ...namesIn(words.code),
      })
      if (block._type === 'block') continue
    }
    if (block._type === 'heading') {
      inTopic = block.anchor === 'topic'
      const next = blocks[at + 1]
      // Its first paragraph says what the section is about.
      const opening = next?._type === 'block' && !topicIn(next, inTopic) ? next : undefined
      list.heading(
        block.level,
        block.text,
        block.anchor,
        opening && { content: blockWords([opening]).content },
      )
      if (opening) at++
    } else if (block._type === 'block') {
      addText(list, block, inTopic)
    } else {
      addBlock(list, block, first)
    }
  }
}

function addText(list: RecordList, block: PageText, inTopic: boolean): void {
  const { content, code } = blockWords([block])
  const topic = topicIn(block, inTopic)
  if (topic)
    list.add('topic', {
      content,
      path: topic,
      identifiers: code.filter((each) => !/\s/.test(each)),
    })
  else list.add('text', { content, ...namesIn(code) })
}

/** In a section called topic any name counts, elsewhere only a pattern; it must begin the text. */
function topicIn(block: PageText, inTopic: boolean): string | undefined {
  const { content, code } = blockWords([block])
  const [name] = code
  if (!name || content.indexOf(name) > LABEL) return undefined
  return asTopic(name) ?? (inTopic && /^[\w-]+(\.[\w-]+)*$/.test(name) ? name : undefined)
}

/** Room for "Topic: " before the name, in characters. */
const LABEL = 20

function addBlock(list: RecordList, block: PageBlock, first: PageBlock | undefined): void {
  switch (block._type) {
    case 'admonition':
      addBlocks(list, block.body, { first, lead: block.title })
      return
    case 'details':
      addBlocks(list, block.body, { first, lead: block.summary })
      return
    case 'tabs':
      for (const tab of block.tabs) addBlocks(list, tab.body, { first })
      return
    case 'table':
      addTable(list, block)
      return
    case 'parameterTable':
      addFields(list, block.showRequired ? 'parameter' : 'field', block.fields)
      return
    case 'placeholder':
      addCode(list, block.source)
      return
    case 'codeBlock':
      addCode(list, block.code)
      return
    case 'cards':
      for (const { title, text } of block.cards)
        list.add('text', { content: joined(copyWords(title), copyWords(text)) })
      return
    case 'operation':
      addOperation(list, block.operation, block === first)
      return
    case 'channel':
      addChannel(list, block.channel)
      return
    case 'enumTable':
      addEnum(list, block.enum)
      return
    case 'errorTable':
      for (const { code, anchor, meaning, action } of block.errors.codes)
        list.add('error', {
          content: joined(copyWords(meaning), copyWords(action)),
          codes: [code],
          anchor,
        })
      return
    case 'changelog':
      for (const month of block.months) addMonth(list, month)
      return
    default:
      block satisfies PageText | PageHeading | PageImage | PageDivider
  }
}

function addEnum(list: RecordList, definition: EnumDefinition): void {
  const { name, title, anchor, description, values } = definition
  list.heading(3, copyWords(title) || name, anchor, {
    content: copyWords(description),
    identifiers: [name],
  })
  for (const { value, label, group, anchor } of values)
    list.add('value', {
      content: joined(copyWords(label), group),
      identifiers: [value],
      codes: [asCode(value) ?? []].flat(),
      anchor,
    })
}

function addMonth(list: RecordList, month: ChangelogMonth): void {
  list.heading(2, month.text, month.anchor)
  for (const { anchor, title, body, pages } of month.entries)
    list.change(
      copyWords(title),
      anchor,
      joined(copyWords(body), ...pages.map(({ label }) => label.text)),
    )
}
