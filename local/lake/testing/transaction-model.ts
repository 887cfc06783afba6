/** A transaction's mutations and what a simple model of the lake makes of them, for tests. */

export type Content = { n?: number; strong?: string; weak?: string }
export type MutationStep =
  | { kind: 'create' | 'createOrReplace' | 'createIfNotExists'; id: string; content: Content }
  | { kind: 'set'; id: string; content: Content; revision?: 'right' | 'wrong' }
  | { kind: 'inc'; id: string }
  | { kind: 'unset'; id: string; field: keyof Content }
  | { kind: 'delete'; id: string }

export type Modelled = { content: Content; rev: string }
export type State = ReadonlyMap<string, Modelled>

const reference = (to: string | undefined, more = {}) =>
  to === undefined ? undefined : { _type: 'reference', _ref: to, ...more }

/** The fields as documents have them; JSON drops what is undefined. */
export const fieldsOf = ({ n, strong, weak }: Content) => ({
  n,
  strong: reference(strong),
  weak: reference(weak, { _weak: true }),
})

/** The step as the lake is asked for it. */
export function mutationOf(step: MutationStep, before: State): object {
  const { id } = step
  if (step.kind === 'delete') return { delete: { id } }
  if (step.kind === 'inc') return { patch: { id, inc: { n: 1 } } }
  if (step.kind === 'unset') return { patch: { id, unset: [step.field] } }
  const fields = fieldsOf(step.content)
  if (step.kind !== 'set') return { [step.kind]: { _id: id, _type: 'page', ...fields } }
  const rev = before.get(id)?.rev ?? 'none'
  const ifRevisionID = step.revision && (step.revision === 'right' ? rev : `not-${rev}`)
  return { patch: { id, set: fields, ifRevisionID } }
}

/** Does one step; false when it must be refused. */
function done(step: MutationStep, state: Map<string, Modelled>): boolean {
  const { kind, id } = step
  const known = state.get(id)
  if (kind === 'delete') return state.delete(id) || true
  if (kind === 'create' && known) return false
  if (kind === 'createIfNotExists' && known) return true
  if (kind === 'create' || kind === 'createOrReplace' || kind === 'createIfNotExists') {
    state.set(id, { content: step.content, rev: known?.rev ?? '' })
    return true
  }
  if (!known) return false
  // What this transaction made has no revision yet.
  if (kind === 'set' && (step.revision === 'wrong' || (step.revision && known.rev === '')))
    return false
  if (kind === 'inc' && known.content.n === undefined) return false
  const content = { ...known.content }
  if (kind === 'set') Object.assign(content, step.content)
  if (kind === 'inc') content.n = (content.n ?? 0) + 1
  if (kind === 'unset') delete content[step.field]
  state.set(id, { ...known, content })
  return true
}

/** The state after a transaction, or null when all of it must be refused. */
export function after(
  before: State,
  steps: readonly MutationStep[],
  transactionId: string,
): State | null {
  const state = new Map(before)
  for (const step of steps) if (!done(step, state)) return null
  for (const { content } of state.values())
    if (content.strong !== undefined && !state.has(content.strong)) return null
  for (const [id, modelled] of state)
    if (modelled !== before.get(id)) state.set(id, { ...modelled, rev: transactionId })
  return state
}
