import { expect, test } from 'vitest'
import { apiChangeOf } from '../../schemas/changes/api-change.ts'
import { changelogDocument, changelogFile } from '../seed/changelog-document.ts'
import { changelogValue } from './small-files.ts'

test('an exported changelog entry keeps the facts of its changes', () => {
  const entry = changelogDocument({
    ...{ name: 'limits', date: '2026-11-20', kind: 'changed' },
    ...{ title: { en: 'Lower' }, body: { en: 'It is.' }, pages: ['v5/a'] },
    changes: [
      { rule: 'limit-lowered', of: 'operation-get-v5-a', name: 'GET /v5/a', before: '10/s' },
    ],
  })
  const fact = { rule: 'limit-lowered', name: 'GET /v5/a', before: '10/s' } as const
  expect(entry.changes).toEqual([apiChangeOf('operation-get-v5-a', fact)])
  const names = { page: () => 'v5/a' } as never
  const [again] = changelogFile.parse([changelogValue(entry, names)])
  expect(again && changelogDocument(again)).toEqual(entry)
})
