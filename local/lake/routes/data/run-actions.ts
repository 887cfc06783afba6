import { hostedLimits } from '../../../../schemas/hosted-limits.ts'
import { assertMayWrite } from '../../access/assert-may-write.ts'
import { parseActions } from '../../actions/action.ts'
import { applyAction } from '../../actions/apply-action.ts'
import { readJson } from '../../http/body.ts'
import { asActionError, LakeError } from '../../http/errors.ts'
import { atIndex } from '../../http/refuse.ts'
import { notImplemented } from '../../http/unsupported.ts'
import { transactionIdOf } from '../../mutations/options.ts'
import { digestOf, resultsOfRepeated } from '../../mutations/repeated.ts'
import type { Context } from '../context.ts'

/** Answers an actions call: executes all its actions in one transaction, or none. */
export async function runActions(context: Context) {
  const { lake, user, url } = context
  assertMayWrite(user, asActionError)
  const option = [...url.searchParams.keys()].find((name) => name !== 'tag')
  if (option !== undefined)
    throw notImplemented(`the option "${option}" of POST /data/actions/:dataset`)
  const body = parseActions(await readJson(context.request, hostedLimits.transactionBytes.most))
  const transactionId = transactionIdOf(body.transactionId)
  const digest = transactionId === undefined ? '' : digestOf(body.actions)
  if (transactionId && resultsOfRepeated(lake.database, user, { transactionId, digest }))
    return { transactionId }
  try {
    const request = { user, transactionId, dryRun: body.dryRun, digest }
    const { transaction } = lake.write(request, (copy) => {
      for (const [index, action] of body.actions.entries()) {
        copy.index = index
        atIndex(index, () => applyAction(action, copy))
      }
    })
    return { transactionId: transaction.id }
  } catch (error) {
    throw error instanceof LakeError ? asActionError(error) : error
  }
}
