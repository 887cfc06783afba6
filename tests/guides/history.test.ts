import { describe, expect, it } from 'vitest'
import { startExecutionHistory } from './execution-history.ts'
import { guidePrograms } from './guide-programs.ts'
import { launchers } from './launchers.ts'
import { runProgram } from './start-program.ts'

const programs = (rest: string) =>
  guidePrograms('v5/guides/history', 'programs', { rest, stream: '' })

describe('the programs for reading a long history', { timeout: 60_000 }, () => {
  for (const { language } of programs('')) {
    const missing = launchers[language]?.missing() ?? []
    const title =
      missing.length > 0 ? `${language} (not installed: ${missing.join(', ')})` : language

    it.skipIf(missing.length > 0)(`${title} prints each record once, oldest first`, async () => {
      const history = await startExecutionHistory()
      const program = programs(history.url).find((one) => one.language === language)
      if (!program) throw new Error(`content/en/v5/guides/history.md has no ${language} any more.`)
      const { code, printed } = await runProgram(program)
      history.close()
      expect(code, printed).toBe(0)
      const ids = [...printed.matchAll(/"execId": ?"(\w+)"/g)].map(([, id]) => id)
      const times = [...printed.matchAll(/"execTime": ?"(\d+)"/g)].map(([, time]) => Number(time))
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(ids.toSorted()).toEqual(history.executions().map(({ execId }) => execId))
      expect(printed).toContain(`${ids.length} executions`)
      // Refused once for its rate, and for no other reason.
      expect(history.refusals()).toEqual(['Too many visits'])
    })
  }
})
