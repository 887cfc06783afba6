import { type ItemError, LakeError, mutationError } from './errors.ts'

/** Throws 400 with an item for each mistake; null means no mistake. */
export function refuseAll(mistakes: (string | null)[]): void {
  const items = mistakes.flatMap((description, index) =>
    description === null ? [] : [{ index, error: { type: 'validationError', description } }],
  )
  if (items.length === 0) return
  const description = `Mutation(s) failed with ${items.length} error(s)`
  throw new LakeError(400, { error: { type: 'mutationError', description, items } }, description)
}

/** A 400 error for a well-formed mutation that cannot be applied to the document. */
export const validationError = (id: string, description: string): LakeError =>
  mutationError({ type: 'validationError', id, description })

function itemOf(error: unknown): ItemError | undefined {
  const inner = error instanceof LakeError ? error.body['error'] : undefined
  if (typeof inner !== 'object' || inner === null || !('items' in inner)) return undefined
  return Array.isArray(inner.items) ? inner.items[0]?.error : undefined
}

/** Runs `work` for the mutation or action at `index`, and adds the index to its errors. */
export function atIndex<T>(index: number, work: () => T): T {
  try {
    return work()
  } catch (error) {
    const item = itemOf(error)
    throw item === undefined ? error : mutationError(item, index)
  }
}
