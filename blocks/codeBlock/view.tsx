import type { ReactNode } from 'react'
import { CodeFrame } from '../../web/components/code/code-frame.tsx'
import type { ViewContext } from '../view-context.ts'
import type { PageCode } from './resolve.ts'

export const viewCode = (block: PageCode, { t }: ViewContext): ReactNode => (
  <CodeFrame {...block} t={t} />
)
