import { z } from 'zod'
import { badRequest, LakeError } from '../http/errors.ts'
import { applyMutation } from '../mutations/apply-mutation.ts'
import type { WorkingCopy } from '../mutations/working-copy.ts'
import { type ActionName, actionShapes } from './action.ts'
import { type MutationsOf, mutationsOf } from './mutations-of.ts'

const PREFIX = 'sanity.action.document.'

const isKnown = (name: string): name is ActionName => Object.hasOwn(actionShapes, name)

function read<Name extends ActionName>(
  name: Name,
  action: unknown,
): z.infer<(typeof actionShapes)[Name]> {
  const parsed = actionShapes[name].safeParse(action)
  if (!parsed.success)
    throw badRequest(`The action ${PREFIX}${name} cannot be read: ${z.prettifyError(parsed.error)}`)
  // zod loses which shape a computed key picked; it was picked by `name` on the line above.
  return parsed.data as z.infer<(typeof actionShapes)[Name]>
}

function run<Name extends ActionName>(name: Name, action: unknown, copy: WorkingCopy): void {
  // A table's entry and its key go together, which TypeScript cannot follow through a union.
  const toMutations = mutationsOf[name] as MutationsOf<Name>
  const noQueries = () => []
  for (const mutation of toMutations(read(name, action), copy))
    applyMutation(copy, mutation, noQueries)
}

/** Does one action on the working copy; 501 with its name when the lake does not know it. */
export function applyAction(action: { actionType: string }, copy: WorkingCopy): void {
  const name = action.actionType.startsWith(PREFIX) ? action.actionType.slice(PREFIX.length) : ''
  if (!isKnown(name)) {
    const message = `The local lake does not know the action "${action.actionType}"`
    throw new LakeError(501, { statusCode: 501, error: 'Not Implemented', message }, message)
  }
  run(name, action, copy)
}
