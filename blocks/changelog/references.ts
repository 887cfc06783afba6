import type { BlockReference } from '../reference.ts'

export const changelogReferences = (): BlockReference[] => [{ to: 'changelog' }]
