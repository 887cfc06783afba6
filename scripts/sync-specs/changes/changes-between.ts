import { type ApiChange, apiChangeOf } from '../../../schemas/changes/api-change.ts'
import type { ChangeRuleName } from '../../../schemas/changes/rule-words.ts'
import { compare } from './compare.ts'
import type { FieldDirection } from './compare-fields.ts'
import type { Facts, FieldFacts } from './facts.ts'
import type { PartialChange } from './partial-change.ts'

const WHOLE = {
  apiOperation: { came: 'endpoint-added', went: 'endpoint-removed' },
  apiChannel: { came: 'topic-added', went: 'topic-removed' },
  enumDefinition: { came: 'enumeration-added', went: 'enumeration-removed' },
  errorCode: { came: 'error-code-added', went: 'error-code-removed' },
} as const satisfies Record<Facts['_type'], Record<'came' | 'went', ChangeRuleName>>

/**
 * The API changes between two states of the specifications, in the order of the later one; subjects only in the earlier
 * one were removed. Changed texts are no API changes.
 */
export function changesBetween(before: readonly Facts[], after: readonly Facts[]): ApiChange[] {
  const [old, now] = [byId(before), byId(after)]
  const use = usesOf([...before, ...after])
  return [
    ...after.flatMap((facts) => {
      const earlier = old.get(facts._id)
      const found: PartialChange[] = earlier ? compare(earlier, facts, use) : whole(facts, 'came')
      return found.map((one) => changeOf(facts, one))
    }),
    ...before
      .filter(({ _id }) => !now.has(_id))
      .flatMap((facts) => whole(facts, 'went').map((one) => changeOf(facts, one))),
  ]
}

const byId = (all: readonly Facts[]) => new Map(all.map((facts) => [facts._id, facts]))

/** The addition or removal of a whole subject; for a group of error codes, one change for each code. */
function whole(facts: Facts, how: 'came' | 'went'): PartialChange[] {
  const rule = WHOLE[facts._type][how]
  return facts._type === 'errorCode'
    ? facts.codes.map(({ code }) => ({ rule, value: code }))
    : [{ rule }]
}

/** Name of a subject in texts. */
export function nameOf(facts: Facts): string {
  return facts._type === 'apiOperation' ? `${facts.method} ${facts.path}` : facts.name
}

const changeOf = (facts: Facts, found: PartialChange): ApiChange =>
  apiChangeOf(facts._id, { name: nameOf(facts), ...found })

/** On which sides fields of the API use each enumeration. */
function usesOf(all: readonly Facts[]): Map<string, Set<FieldDirection>> {
  const uses = new Map<string, Set<FieldDirection>>()
  const note = (fields: readonly FieldFacts[], side: FieldDirection) => {
    for (const { enum: used } of fields) {
      if (used) uses.set(used._ref, (uses.get(used._ref) ?? new Set<FieldDirection>()).add(side))
    }
  }
  for (const facts of all) {
    if (facts._type === 'apiOperation') {
      note(facts.parameters, 'sent')
      note(facts.response, 'received')
    } else if (facts._type === 'apiChannel') {
      for (const { parameters } of facts.topics) note(parameters, 'sent')
      for (const { direction, fields } of facts.messages)
        note(fields, direction === 'send' ? 'sent' : 'received')
    }
  }
  return uses
}
