import type { ReactNode } from 'react'
import type { PageBlock } from '../../../blocks/lists/resolve.ts'
import type { Translate } from '../../messages/translator.ts'
import { StaleMark } from './stale-mark.tsx'

/** A block followed by its mark, if its translation is outdated. */
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
