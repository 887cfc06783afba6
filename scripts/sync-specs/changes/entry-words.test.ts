import { expect, test } from 'vitest'
import { apiChangeOf, type ChangeFact } from '../../../schemas/changes/api-change.ts'
import { entryBody } from './entry-words.ts'

test.each<[Pick<ChangeFact, 'rule' | 'before' | 'after'>, string, string]>([
  [
    { rule: 'parameter-bounds-narrowed', before: '1…10', after: '1…5' },
    '`limit`: bounds narrowed from `1…10` to `1…5`.',
    '`limit`：縮小範圍，原為 `1…10`，改為 `1…5`。',
  ],
  // The rule alone describes the change.
  [
    { rule: 'parameter-required', before: 'optional', after: 'required' },
    '`limit`: now required.',
    '`limit`：改為必填。',
  ],
  [{ rule: 'field-removed', before: 'string' }, '`limit`: field removed.', '`limit`：移除欄位。'],
])('the words of $rule repeat nothing', (fact, en, zhTW) => {
  const change = apiChangeOf('operation-a', { name: 'GET /v5/a', field: 'limit', ...fact })
  expect(entryBody([change])).toEqual({ en, zhTW })
})
