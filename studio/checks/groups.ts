import {
  type CheckFinding,
  findingSection,
  inOrder,
  type Level,
  ruleOf,
} from '../../schemas/checking/finding.ts'

/** Filter of the findings; an empty string matches everything. */
export interface FindingFilter {
  level: Level | ''
  type: string
  section: string
}

export interface Group {
  rule: string
  level: Level
  findings: readonly CheckFinding[]
}

/** Returns the findings that match the filter, grouped by rule: errors first, then the rules with most findings. */
export function groups(findings: readonly CheckFinding[], chosen: FindingFilter): Group[] {
  const some = inOrder(findings).filter(
    (finding) =>
      (!chosen.level || finding.level === chosen.level) &&
      (!chosen.type || finding.type === chosen.type) &&
      (!chosen.section || findingSection(finding) === chosen.section),
  )
  const byRule = Map.groupBy(some, ({ level, message }) => `${level} ${ruleOf(message)}`)
  const all = [...byRule.values()].flatMap((each): Group[] => {
    const [first] = each
    return first ? [{ rule: ruleOf(first.message), level: first.level, findings: each }] : []
  })
  const worst = (level: Level) => ['error', 'warning', 'info'].indexOf(level)
  return all.sort(
    (a, b) => worst(a.level) - worst(b.level) || b.findings.length - a.findings.length,
  )
}

/** Returns each value that `of` gives the items, with the number of items that have it. */
export function choices<Item, T extends string>(
  items: readonly Item[],
  of: (item: Item) => T,
): { value: T; count: number }[] {
  return [...Map.groupBy(items, of)]
    .map(([value, some]) => ({ value, count: some.length }))
    .sort((a, b) => a.value.localeCompare(b.value))
}
