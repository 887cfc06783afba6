import type { PageText } from '../../blocks/block/resolve.ts'
import type { PageBlock } from '../../blocks/lists/resolve.ts'
import { searchKind } from '../../blocks/lists/serialize.ts'
import type { PageData } from '../content/model/page-data.ts'
import { blockWords, identifiersIn, joinParts } from './block-words.ts'
import { asTopic } from './identifiers.ts'
import { addPage } from './operation-records.ts'
import type { SearchRecord } from './record.ts'
import { RecordList } from './record-list.ts'

/** All searchable parts of a page as records, in the order of the page. */
export function pageRecords(page: PageData): SearchRecord[] {
  const list = new RecordList(page)
  const first = page.body.find((block) => block._type === 'operation')
  addPage(list, page, first?.operation)
  // The fields are found on the page that documents the operation.
  if (!first?.explorer) addBlocks(list, page.body, { first })
  return list.finish()
}

interface Context {
  first: PageBlock | undefined
  /** Text that introduces the blocks, such as the title of an admonition. */
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
        content: joinParts(lead, words.content),
        ...identifiersIn(words.code),
      })
      if (block._type === 'block') continue
    }
    if (block._type === 'heading') {
      inTopic = block.anchor === 'topic'
      const next = blocks[at + 1]
      // The first paragraph describes the section.
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
      const inner = (all: readonly PageBlock[], lead?: string) =>
        addBlocks(list, all, { first, lead })
      searchKind(block, { list, inner, isFirst: block === first })
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
  else list.add('text', { content, codes: identifiersIn(code).codes })
}

/** The topic at the beginning of a text: in a section called topic any name, elsewhere only a pattern. */
function topicIn(block: PageText, inTopic: boolean): string | undefined {
  const { content, code } = blockWords([block])
  const [name] = code
  if (!name || content.indexOf(name) > LABEL) return undefined
  return asTopic(name) ?? (inTopic && /^[\w-]+(\.[\w-]+)*$/.test(name) ? name : undefined)
}

/** Characters before the name, enough for "Topic: ". */
const LABEL = 20
