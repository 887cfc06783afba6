import type { PatchOperations } from './mutation.ts'

/** One operation of a patch at one path. */
export type PatchStep =
  | { kind: 'set' | 'setIfMissing'; path: string; value: unknown }
  | { kind: 'unset'; path: string }
  | { kind: 'diffMatchPatch'; path: string; value: string }
  | { kind: 'inc' | 'dec'; path: string; value: number }
  | { kind: 'insert'; path: string; place: 'before' | 'after' | 'replace'; items: unknown[] }

function insertSteps(insert: PatchOperations['insert']): PatchStep[] {
  if (!insert) return []
  return (['before', 'after', 'replace'] as const).flatMap((place) => {
    const path = insert[place]
    return typeof path === 'string' ? [{ kind: 'insert', path, place, items: insert.items }] : []
  })
}

const entriesOf = <T>(fields: Record<string, T> | undefined) => Object.entries(fields ?? {})

/**
 * The steps of a patch in the hosted service's order, whatever the order in the request.
 * https://www.sanity.io/docs/http-patches
 */
export function stepsOf(patch: PatchOperations): PatchStep[] {
  const step = <Kind extends PatchStep['kind'], T>(kind: Kind, fields?: Record<string, T>) =>
    entriesOf(fields).map(([path, value]) => ({ kind, path, value }))
  return [
    ...step('setIfMissing', patch.setIfMissing),
    ...step('set', patch.set),
    ...(patch.unset ?? []).map((path) => ({ kind: 'unset' as const, path })),
    ...step('diffMatchPatch', patch.diffMatchPatch),
    ...step('inc', patch.inc),
    ...step('dec', patch.dec),
    ...insertSteps(patch.insert),
  ]
}
