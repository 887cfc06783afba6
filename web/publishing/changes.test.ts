import { expect, it } from 'vitest'
import { changes } from './changes.ts'

const revision = (id: string, rev: string, path = `v5/${id}`) => ({
  _id: id,
  _type: 'page',
  _rev: rev,
  path,
})

it('changes returns created, updated and deleted documents, and nothing else', () => {
  const before = [revision('same', '1'), revision('moved', '1', 'v5/old'), revision('gone', '1')]
  const now = [revision('same', '1'), revision('moved', '2', 'v5/new'), revision('new', '1')]
  const told = changes(before, now).map(({ id, operation, path, pathBefore }) => ({
    id,
    operation,
    path,
    pathBefore,
  }))
  expect(told).toEqual([
    { id: 'moved', operation: 'update', path: 'v5/new', pathBefore: 'v5/old' },
    { id: 'new', operation: 'create', path: 'v5/new', pathBefore: null },
    { id: 'gone', operation: 'delete', path: null, pathBefore: 'v5/gone' },
  ])
})
