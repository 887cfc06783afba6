import { PortableText } from '@portabletext/react'
import type { PageBlock } from '../../../blocks/lists/resolve.ts'
import { blockViews } from '../../../blocks/lists/view.tsx'
import type { Translate } from '../../messages/translator.ts'
import { textComponents } from './text-components.tsx'

export interface BodyProps {
  blocks: PageBlock[]
  t: Translate
  /** Operation or channel whose first line is already shown above. */
  announced?: string | undefined
}

export function Body({ blocks, t, announced }: BodyProps) {
  const inner = (all: PageBlock[]) => <Body blocks={all} t={t} announced={announced} />
  const types = blockViews({ t, announced, inner })
  return (
    <PortableText
      value={blocks}
      components={{ ...textComponents(t), types }}
      onMissingComponent={false}
    />
  )
}
