import type { BlockReference } from '../reference.ts'
import type { ErrorTableBlock } from './model.ts'

export const errorsReferences = ({ errors }: ErrorTableBlock): BlockReference[] => [
  { to: 'errors', id: errors._ref },
]
