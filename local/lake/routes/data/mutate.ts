import { hostedLimits } from '../../../../schemas/hosted-limits.ts'
import { assertMayWrite } from '../../access/assert-may-write.ts'
import { mayRead, readsAll } from '../../access/may-read.ts'
import type { LakeDocument } from '../../documents/document.ts'
import { readJson } from '../../http/body.ts'
import { atIndex } from '../../http/refuse.ts'
import {
  applyMutation,
  type MutationResult,
  type SelectIds,
} from '../../mutations/apply-mutation.ts'
import { parseMutations } from '../../mutations/mutation.ts'
import { mutateOptions, transactionIdOf } from '../../mutations/options.ts'
import { digestOf, resultsOfRepeated } from '../../mutations/repeated.ts'
import { runQuery } from '../../query/run-query.ts'
import { viewOf } from '../../query/view.ts'
import type { Context } from '../context.ts'

/** Selects documents of all kinds that the user may see. */
function selectIds({ lake, user }: Context): SelectIds {
  return (query, params) => {
    const view = viewOf(lake.store, 'raw', readsAll(user) ? user : null)
    const { result } = runQuery(query, params, view, user)
    const rows: unknown[] = Array.isArray(result) ? result : [result]
    return rows.flatMap((row) =>
      typeof row === 'object' && row !== null && '_id' in row ? [String(row._id)] : [],
    )
  }
}

type Documents = (id: string) => LakeDocument | null

const described = (results: MutationResult[], documents: Documents | null) =>
  results.map(({ id, operation }) => {
    const document = documents?.(id)
    return { id, operation, ...(document && { document }) }
  })

/** Documents after a transaction; for deleted ones, their last state. */
function after(
  { lake, user }: Context,
  changes: readonly { id: string; before: unknown; after: unknown }[],
) {
  const changed = new Map(changes.map((change) => [change.id, change]))
  return (id: string) => {
    const change = changed.get(id)
    // The cast is safe: changes contain stored documents.
    const document = change
      ? ((change.after ?? change.before) as LakeDocument | null)
      : lake.store.get(id)
    return mayRead(user, id, document) ? document : null
  }
}

/** Answers a mutate call: executes all its mutations, or none. */
export async function mutate(context: Context) {
  const { lake, user, url } = context
  assertMayWrite(user)
  const options = mutateOptions(url)
  const body = parseMutations(await readJson(context.request, hostedLimits.transactionBytes.most))
  const transactionId = transactionIdOf(body.transactionId ?? options.transactionId)
  const digest = transactionId === undefined ? '' : digestOf(body.mutations)
  const known = transactionId && resultsOfRepeated(lake.database, user, { transactionId, digest })
  // `createIfNotExists` also returns a document that existed already.
  const wantsDocuments = options.returnDocuments && readsAll(user)
  if (known)
    return { transactionId, results: described(known, wantsDocuments ? after(context, []) : null) }
  const select = selectIds(context)
  const request = { user, transactionId, dryRun: options.dryRun || body.dryRun, digest }
  const { transaction, result } = lake.write(request, (copy) =>
    body.mutations.flatMap((mutation, index) => {
      copy.index = index
      return atIndex(index, () => applyMutation(copy, mutation, select))
    }),
  )
  const documents = wantsDocuments ? after(context, transaction.changes) : null
  return { transactionId: transaction.id, results: described(result, documents) }
}
