import type { ChangeRuleName } from '../../../schemas/changes/rule-words.ts'

/** A change of one parameter, field or value, before its subject is added. */
export interface Found {
  rule: ChangeRuleName
  part?: string
  field?: string
  value?: string
  before?: string
  after?: string
}

export const change = (before: string | undefined, after: string | undefined) => ({
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
})
