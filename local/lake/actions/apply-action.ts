import { z } from 'zod'
import { mutationError } from '../http/errors.ts'
import { notImplemented } from '../http/unsupported.ts'
import { applyMutation } from '../mutations/apply-mutation.ts'
import type { WorkingCopy } from '../mutations/working-copy.ts'
import { type ActionName, actionShapes } from './action.ts'
import { type MutationsOf, mutationsOf } from './mutations-of.ts'

const PREFIX = 'sanity.action.document.'

const isKnown = (name: string): name is ActionName => Object.hasOwn(actionShapes, name)

function read<Name extends ActionName>(
  name: Name,
  action: Record<string, unknown>,
): z.infer<(typeof actionShapes)[Name]> {
  const shape = actionShapes[name]
  const unknown = Object.keys(action).find(
    (field) => field !== 'actionType' && !Object.hasOwn(shape.shape, field),
  )
  if (unknown !== undefined) throw notImplemented(`the field "${unknown}" of ${PREFIX}${name}`)
  const parsed = shape.safeParse(action)
  if (!parsed.success) {
    const description = `The action ${PREFIX}${name} cannot be read: ${z.prettifyError(parsed.error)}`
    throw mutationError({ type: 'validationError', description })
  }
  // zod loses which shape a computed key selects; `name` above selected it.
  return parsed.data as z.infer<(typeof actionShapes)[Name]>
}

function run<Name extends ActionName>(
  name: Name,
  action: Record<string, unknown>,
  copy: WorkingCopy,
): void {
  // TypeScript cannot match a table's entry to its key through a union.
  const toMutations = mutationsOf[name] as MutationsOf<Name>
  const fields = read(name, action)
  const noQueries = () => []
  for (const mutation of toMutations(fields, copy)) applyMutation(copy, mutation, noQueries)
}

/** Applies one action to the working copy; throws 501 with its name when the lake does not support it. */
export function applyAction(action: { actionType: string }, copy: WorkingCopy): void {
  const name = action.actionType.startsWith(PREFIX) ? action.actionType.slice(PREFIX.length) : ''
  if (!isKnown(name)) throw notImplemented(`the action "${action.actionType}"`)
  run(name, action, copy)
}
