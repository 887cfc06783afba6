import type { RootContent } from 'mdast'
import { textWords } from '../../../blocks/block/words.ts'
import type { Block } from '../../../blocks/lists/model.ts'
import { mapTexts } from '../../../blocks/lists/text.ts'
import { elementContext } from './elements.ts'

/** A word of the source that the page does not show. */
export interface LostWord {
  line: number
  word: string
}

// Each Chinese character and each punctuation sign counts as a word.
const WORDS = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+|[^\s\p{L}\p{N}\p{M}\p{C}]/gu

/**
 * Compares the words of the source with those of the page, independently of their position. `structural` are texts
 * whose meaning a block expresses otherwise.
 */
export function lostWords(
  source: RootContent[],
  blocks: Block[],
  structural: ReadonlySet<RootContent>,
): LostWord[] {
  const left = new Map<string, number>()
  for (const word of blocks.map(shown).join('\n').match(WORDS) ?? []) {
    left.set(word, (left.get(word) ?? 0) + 1)
  }
  const lost: LostWord[] = []
  for (const { line, text } of sourceText(source, structural)) {
    for (const word of decoded(text).match(WORDS) ?? []) {
      const count = left.get(word) ?? 0
      if (count > 0) left.set(word, count - 1)
      else lost.push({ line, word })
    }
  }
  return lost
}

interface Piece {
  line: number
  text: string
}

/** Returns the visible text of the nodes, one piece per block, in order. */
function sourceText(nodes: RootContent[], structural: ReadonlySet<RootContent>): Piece[] {
  const pieces: Piece[] = []
  let open: Piece | undefined
  /** Scripts and styles have no words; their removal is reported elsewhere. */
  let isProgram = false
  const add = (node: RootContent, text: string) => {
    open ??= { line: node.position?.start.line ?? 1, text: '' }
    open.text += text
  }
  const end = () => {
    if (open) pieces.push(open)
    open = undefined
  }
  const walk = (node: RootContent) => {
    if (structural.has(node)) return
    if (isProgram && node.type !== 'tag' && !('children' in node)) return
    switch (node.type) {
      case 'yaml':
      case 'definition':
      case 'html':
        return
      case 'text':
        return add(node, letters(node.value))
      case 'inlineCode':
        return add(node, node.value)
      case 'code':
        add(node, node.lang?.toLowerCase() === 'mermaid' ? drawn(node.value) : node.value)
        return end()
      case 'break':
        return add(node, '\n')
      case 'tag':
        if (/^(?:script|style)$/.test(node.name)) isProgram = node.kind === 'open'
        if (node.name === 'br' || elementContext(node.name) === 'block') end()
        // A component is kept as source, which separates the words around it.
        else if (/^[A-Z]/.test(node.name)) add(node, ' ')
        return
      default:
        if (!('children' in node)) return
        for (const child of node.children) walk(child)
        if (!PHRASES.has(node.type)) end()
    }
  }
  for (const node of nodes) walk(node)
  end()
  return pieces
}

/** Returns the visible text of a sequence diagram: labels, titles and messages. */
function drawn(code: string): string {
  if (!/^\s*sequenceDiagram\b/.test(code)) return code
  return code
    .split('\n')
    .map((line) => /(?:^\s*title:?\s|\sas\s|:)(.*)$/.exec(line)?.[1] ?? '')
    .join('\n')
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/#(\d{1,6});/g, (_, sign: string) => String.fromCodePoint(Number(sign)))
}

const PHRASES = new Set(['strong', 'emphasis', 'delete', 'link', 'linkReference'])
const LETTERS: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' ' }

/** Removes content that MDX does not render. */
function decoded(text: string): string {
  return text
    .replace(/^(?:import\s[^;"']*["'][^"'\n]+["'];?[ \t]*)+$/gm, '')
    .replace(/\{\/\*.*?\*\/\}/gs, '')
    .replace(/\{(["'`])\s+\1\}/g, ' ')
    .replace(/(?<!\s)\s*\{#[^\s{}]+\}\s*$/, '')
}

/** Decodes HTML character references. */
const letters = (text: string): string =>
  text.replace(/&(lt|gt|amp|quot|nbsp)(?![;\w=])/g, (whole, name: string) => LETTERS[name] ?? whole)

/** Returns the visible text of a block. */
function shown(block: Block): string {
  const words: string[] = []
  mapTexts(block, {
    line(text) {
      words.push(text)
      return text
    },
    text(text) {
      words.push(...textWords(text))
      return text
    },
    fixed: (text) => words.push(text),
  })
  return words.join('\n')
}
