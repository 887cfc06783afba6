import type { ReactNode } from 'react'
import { OperationReference } from '../../web/components/operation/operation-reference.tsx'
import type { ViewContext } from '../view-context.ts'
import type { PageOperation } from './resolve.ts'

export const viewOperation = (block: PageOperation, { t, announced }: ViewContext): ReactNode => (
  <OperationReference block={block} announced={block.operation.documentId === announced} t={t} />
)
