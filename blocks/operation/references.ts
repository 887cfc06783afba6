import type { BlockReference } from '../reference.ts'
import type { OperationBlock } from './model.ts'

export const operationReferences = ({ operation }: OperationBlock): BlockReference[] => [
  { to: 'operations', id: operation._ref },
]
