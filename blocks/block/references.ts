import { namesAddress } from '../../web/content/reference/named-addresses.ts'
import type { BlockReference } from '../reference.ts'
import type { TextBlock } from './model.ts'

export const textReferences = ({ children, markDefs }: TextBlock): BlockReference[] => [
  ...markDefs.flatMap((mark): BlockReference[] =>
    mark._type === 'pageLink' ? [{ to: 'pages', id: mark.page._ref }] : [],
  ),
  ...(children.some(({ text }) => namesAddress(text)) ? [{ to: 'addresses' } as const] : []),
]
