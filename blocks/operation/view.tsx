import type { ReactNode } from 'react'
import { Operation } from '../../web/components/operation/operation.tsx'
import type { ViewContext } from '../view-context.ts'
import type { PageOperation } from './resolve.ts'

export const viewOperation = (block: PageOperation, { t, announced }: ViewContext): ReactNode => (
  <Operation block={block} announced={block.operation.documentId === announced} t={t} />
)
