import { markedLines } from '../../web/content/blocks/marked-lines.ts'
import type { BlockContext } from '../../web/content/blocks/resolve-blocks.ts'
import { withAddresses } from '../../web/content/reference/named-addresses.ts'
import type { BlockPageProps } from '../page-props.ts'
import type { CodeBlock } from './model.ts'

export interface PageCode extends Omit<CodeBlock, 'highlight' | 'lines'>, BlockPageProps {
  lineNumbers: boolean
  /** Highlighted lines, from 1. */
  marked: number[]
}

export function resolveCode(
  { highlight, lines, ...code }: CodeBlock,
  { environments }: BlockContext,
): PageCode[] {
  const marked = markedLines(withAddresses(code.code, environments), lines)
  return [{ ...code, ...marked, lineNumbers: highlight === 'numbers' }]
}
