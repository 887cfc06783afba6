import { visitAdmonition } from '../admonition/model.ts'
import { type TextBlock, visitText } from '../block/model.ts'
import { byKind } from '../by-kind.ts'
import { visitCards } from '../cards/model.ts'
import { visitCode } from '../codeBlock/model.ts'
import { visitDetails } from '../details/model.ts'
import { visitDiagram } from '../diagram/model.ts'
import { visitHeading } from '../heading/model.ts'
import { visitParameters } from '../parameterTable/model.ts'
import { visitPlaceholder } from '../placeholder/model.ts'
import type { WordlessBlock } from '../registry.ts'
import { visitSteps } from '../steps/model.ts'
import { visitTable } from '../table/model.ts'
import { visitTabs } from '../tabs/model.ts'
import { type TextPath, type TextVisitor, token } from '../text-visitor.ts'
import type { Block } from './model.ts'

const visitKind = byKind<Block, [visit: TextVisitor], Block, WordlessBlock>({
  block: visitText,
  heading: visitHeading,
  admonition: visitAdmonition,
  codeBlock: visitCode,
  tabs: visitTabs,
  steps: visitSteps,
  table: visitTable,
  parameterTable: visitParameters,
  details: visitDetails,
  diagram: visitDiagram,
  cards: visitCards,
  placeholder: visitPlaceholder,
})

/** The location of a text in the visited block. */
export interface TextLocation {
  path: TextPath
  id: string
}

export interface TextMap {
  line: (text: string, place: TextLocation) => string
  text: (text: TextBlock, place: TextLocation) => TextBlock
  /** Called for a line that is missing in a draft or was left empty. */
  absent?: (place: TextLocation) => void
  fixed?: (text: string) => void
  /** Whether a nested block, or a paragraph of a cell, is kept; by default all are. */
  keep?: (block: Block) => boolean
}

/** Returns the block with each text replaced by `map`, in reading order. */
export function mapTexts<B extends Block>(block: B, map: TextMap, at?: TextLocation): B
export function mapTexts(
  block: Block,
  map: TextMap,
  at: TextLocation = { path: [], id: '' },
): Block {
  const place = (path: TextPath, id: string) => ({ path: [...at.path, ...path], id: at.id + id })
  const kept = <B extends Block>(blocks: B[] = []) => (map.keep ? blocks.filter(map.keep) : blocks)
  const visit: TextVisitor = {
    line(text, path, id) {
      if (text !== undefined) return map.line(text, place(path, id))
      map.absent?.(place(path, id))
      return text
    },
    text: (text, path, id) => map.text(text, place(path, id)),
    texts: (all, path, id = '') =>
      kept(all).map((own, index) =>
        map.text(own, place([...path, { _key: own._key }], `${id}${index + 1}`)),
      ),
    body: (blocks, path, id = '') =>
      kept(blocks).map((own) =>
        mapTexts(own, map, place([...path, { _key: own._key }], `${id}${token(own._key)}.`)),
      ),
    fixed: (text) => map.fixed?.(text ?? ''),
  }
  return visitKind(block, visit) ?? block
}
