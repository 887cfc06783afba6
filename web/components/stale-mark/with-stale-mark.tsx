import type { ReactNode } from 'react'
import type { PageBlock } from '../../../blocks/lists/resolve.ts'
import type { Translate } from '../../messages/translator.ts'
import { StaleMark } from './stale-mark.tsx'

/** A block with its mark below it, where its translation is older than its English. */
export function withStaleMark({ stale }: PageBlock, t: Translate, content: ReactNode): ReactNode {
  if (!stale) return content
  return (
    <>
      {content}
      <p>
        <StaleMark href={stale} t={t} />
      </p>
    </>
  )
}
