import { parseActions } from '../actions/action.ts'
import { applyAction } from '../actions/apply-action.ts'
import { readJson } from '../http/body.ts'
import type { Context, Route } from '../http/context.ts'
import { asActionError, badRequest, LakeError, mutationError } from '../http/errors.ts'
import { applyMutation, type MutationResult } from '../mutations/apply-mutation.ts'
import { withArrayKeys } from '../mutations/array-keys.ts'
import { parseMutations } from '../mutations/mutation.ts'
import { runQuery } from '../query/run-query.ts'
import { viewOf } from '../query/view.ts'

const flag = (context: Context, name: string) => context.url.searchParams.get(name) === 'true'

/** Says which of several mutations or actions an error is about. */
function at<T>(index: number, work: () => T): T {
  try {
    return work()
  } catch (error) {
    const inner = error instanceof LakeError ? error.body['error'] : undefined
    if (typeof inner !== 'object' || inner === null || !('items' in inner)) throw error
    const items: unknown = inner.items
    const item = Array.isArray(items) ? items[0]?.error : undefined
    throw item === undefined ? error : mutationError(item, index)
  }
}

async function mutate(context: Context) {
  const { lake, user, url } = context
  const body = parseMutations(await readJson(context.request))
  const transactionId = body.transactionId ?? url.searchParams.get('transactionId') ?? undefined
  const repeated = transactionId === undefined ? null : lake.idsChangedBy(transactionId)
  if (repeated)
    return { transactionId, results: repeated.map((id) => ({ id, operation: 'update' })) }
  const mutations = flag(context, 'autoGenerateArrayKeys')
    ? withArrayKeys(body.mutations)
    : body.mutations
  const select = (query: string, params: Record<string, unknown>) => {
    const { result } = runQuery(
      query,
      params,
      viewOf(lake.store, 'raw', user !== null),
      user?.id ?? null,
    )
    const rows: unknown[] = Array.isArray(result) ? result : [result]
    return rows.flatMap((row) =>
      typeof row === 'object' && row !== null && '_id' in row ? [String(row._id)] : [],
    )
  }
  const request = { user, transactionId, dryRun: flag(context, 'dryRun') }
  const written = lake.write(request, (copy) =>
    mutations.flatMap((mutation, index) => at(index, () => applyMutation(copy, mutation, select))),
  )
  const after = new Map(written.transaction.changes.map((change) => [change.id, change.after]))
  const describe = ({ id, operation }: MutationResult) => ({
    id,
    operation,
    ...(flag(context, 'returnDocuments') && { document: after.get(id) ?? lake.store.get(id) }),
  })
  return { transactionId: written.transaction.id, results: written.result.map(describe) }
}

async function actions(context: Context) {
  const { lake, user } = context
  const body = parseActions(await readJson(context.request))
  const { transactionId, dryRun } = body
  if (transactionId !== undefined && lake.idsChangedBy(transactionId)) return { transactionId }
  try {
    const { transaction } = lake.write({ user, transactionId, dryRun }, (copy) => {
      for (const [index, action] of body.actions.entries())
        at(index, () => applyAction(action, copy))
    })
    return { transactionId: transaction.id }
  } catch (error) {
    throw error instanceof LakeError ? asActionError(error) : error
  }
}

function assertDataset(handle: Route['handle']): Route['handle'] {
  return (context) => {
    const { dataset } = context.lake.options
    if (context.params['dataset'] === dataset) return handle(context)
    throw badRequest(
      `Dataset "${context.params['dataset']}" does not exist; this lake has "${dataset}"`,
    )
  }
}

export const dataRoutes: Route[] = [
  { method: 'POST', path: '/data/mutate/:dataset', handle: assertDataset(mutate) },
  { method: 'POST', path: '/data/actions/:dataset', handle: assertDataset(actions) },
]
