import { namesAddress } from '../../web/content/reference/named-addresses.ts'
import type { BlockReference } from '../reference.ts'
import type { CodeBlock } from './model.ts'

export const codeReferences = ({ code }: CodeBlock): BlockReference[] =>
  namesAddress(code) ? [{ to: 'addresses' }] : []
