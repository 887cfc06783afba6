import { extract, Mutation as MutatorMutation } from '@sanity/mutator'
import { mutationError } from '../http/errors.ts'
import { validationError } from '../http/refuse.ts'
import type { PatchOperations } from './mutation.ts'
import { type PatchStep, stepsOf } from './patch-operations.ts'
import { replaceRange } from './replace-range.ts'
import type { UnfinishedDocument } from './working-copy.ts'

const IMMUTABLE = ['_id', '_type'] as const

function assertRevision(document: UnfinishedDocument, expected: string | undefined): void {
  const current = document['_rev']
  if (expected === undefined || expected === current) return
  throw mutationError({
    type: 'documentRevisionIDDoesNotMatchError',
    description: `Document "${document._id}" has unexpected revision ID (${JSON.stringify(current)}), expected ${JSON.stringify(expected)}`,
    id: document._id,
    currentRevisionID: current ?? null,
    expectedRevisionID: expected,
  })
}

const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g
const PROTOTYPE = /(^|[^\w$-])__proto__($|[^\w$-])/

/** Throws for an incomplete path, which the patch library treats as one that matches nothing. */
function assertPath(path: string): void {
  if (PROTOTYPE.test(path)) throw new Error('a field must not be named "__proto__"')
  let open = 0
  for (const [bracket] of path.replaceAll(QUOTED, '').matchAll(/[[\]]/g)) {
    open += bracket === '[' ? 1 : -1
    if (open < 0) break
  }
  if (path === '' || open !== 0)
    throw new Error(`"${path}" is not a path: its brackets do not match`)
}

/** Throws for a target that is no number or text: the patch library skips it, but the hosted service refuses it. */
function assertApplies(document: UnfinishedDocument, step: PatchStep): void {
  assertPath(step.path)
  if (step.kind === 'inc' || step.kind === 'dec') {
    const found = extract(step.path, document)
    if (found.length === 0 || found.some((value) => typeof value !== 'number'))
      throw new Error(`"${step.path}" is not a number, so it cannot be incremented`)
  }
  if (step.kind === 'diffMatchPatch') {
    if (extract(step.path, document).some((value) => typeof value !== 'string'))
      throw new Error(`Can't diff-match-patch "${step.path}", because it is not a string`)
  }
}

/** A step in the patch library's format. */
function operationsOf(step: PatchStep): Record<string, unknown> {
  if (step.kind === 'unset') return { unset: [step.path] }
  if (step.kind === 'insert') return { insert: { [step.place]: step.path, items: step.items } }
  return { [step.kind]: { [step.path]: step.value } }
}

function applyStep(document: UnfinishedDocument, step: PatchStep): UnfinishedDocument {
  assertApplies(document, step)
  const steps = replaceRange(document, step) ?? [step]
  return steps.reduce((current, each) => {
    const patch = { id: document._id, ...operationsOf(each) }
    const patched = new MutatorMutation({ mutations: [{ patch }] }).apply(current)
    if (!patched) throw new Error('the patch left no document')
    for (const name of IMMUTABLE) {
      if (patched[name] !== document[name])
        throw new Error(`Cannot modify immutable attribute "${name}"`)
    }
    if ('_createdAt' in document && Number.isNaN(Date.parse(String(patched['_createdAt']))))
      throw new Error('_createdAt must stay a time')
    return patched
  }, document)
}

/**
 * Applies a patch with Sanity's own patch library, which the Studio uses as well. Throws 409 when `ifRevisionID` is not
 * the document's revision, 400 when the patch cannot be applied.
 */
export function applyPatch(
  document: UnfinishedDocument,
  patch: PatchOperations,
): UnfinishedDocument {
  assertRevision(document, patch.ifRevisionID)
  try {
    return stepsOf(patch).reduce(applyStep, document)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw validationError(
      document._id,
      `The patch of "${document._id}" cannot be applied: ${reason}`,
    )
  }
}
