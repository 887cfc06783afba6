import type { ChangeRuleName } from '../../../schemas/changes/rule-words.ts'

/** A change of one parameter, field or value, before its subject is added. */
export interface PartialChange {
  rule: ChangeRuleName
  part?: string
  field?: string
  value?: string
  before?: string
  after?: string
}

export const beforeAndAfter = (before: string | undefined, after: string | undefined) => ({
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
})
