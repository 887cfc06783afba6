import type { Outcome } from './apply.ts'
import { describeReason } from './remarks.ts'

export interface Totals {
  taken: number
  outdated: number
  unchanged: number
  untranslated: number
  refused: number
}

export function totals(outcomes: readonly Outcome[]): Totals {
  const sum = (count: (outcome: Outcome) => number) =>
    outcomes.reduce((all, outcome) => all + count(outcome), 0)
  return {
    taken: sum(({ taken }) => taken),
    outdated: sum(({ outdated }) => outdated.length),
    unchanged: sum(({ unchanged }) => unchanged),
    untranslated: sum(({ untranslated }) => untranslated),
    refused: sum(({ refused }) => refused.length),
  }
}

/** Returns the report of an import as lines for a terminal. */
export function reportLines(outcomes: readonly Outcome[]): string[] {
  const { taken, outdated, unchanged, untranslated, refused } = totals(outcomes)
  const lines = outcomes.flatMap(({ id, title, ...outcome }) => {
    const remarks = [
      ...outcome.refused.map((remark) => `    refused ${remark.unit}: ${describeReason(remark)}`),
      ...outcome.outdated.map((remark) => `    stale ${remark.unit}: ${describeReason(remark)}`),
    ]
    if (outcome.taken === 0 && remarks.length === 0) return []
    return [`  ${title} (${id}): ${outcome.taken} taken`, ...remarks]
  })
  return [
    ...lines,
    `${taken} taken, ${outdated} of them stale; ${refused} refused; ${unchanged} as they were; ${untranslated} not translated.`,
  ]
}
