import { parseArgs } from 'node:util'
import { z } from 'zod'
import { type CheckFinding, LEVELS, type Level } from '../../schemas/checking/finding.ts'
import { inEnglish } from '../../studio/i18n/in-english.ts'
import { locationMessages } from '../../studio/i18n/location/location-messages.ts'
import { locationWords } from '../../studio/i18n/location/location-words.ts'

const USAGE =
  'npm run check -- [--level error|warning|info] [--strict]\n  --level   what is printed at least; warning if left out\n  --strict  ends with status 1 on warnings as well'

export interface Options {
  /** Lowest level that is printed. */
  least: Level
  strict: boolean
}

/** Parses the options of the command; throws its usage when they are wrong. */
export function readOptions(args: string[]): Options {
  try {
    const { values } = parseArgs({
      args,
      options: { level: { type: 'string' }, strict: { type: 'boolean' } },
    })
    const least = z.enum(['error', 'warning', 'info']).parse(values.level ?? 'warning')
    return { least, strict: values.strict ?? false }
  } catch (error) {
    throw new Error(`These options are not known: ${args.join(' ')}\n${USAGE}`, { cause: error })
  }
}

const inEnglishWords = inEnglish(locationMessages)

/** Returns `error v5/market/kline · Body, 3rd block (Image) · message`, or undefined below the level `least`. */
export function formatFinding(finding: CheckFinding, least: Level): string | undefined {
  if (LEVELS.indexOf(finding.level) > LEVELS.indexOf(least)) return undefined
  const { level, path, id, location, message } = finding
  return `${level} ${path || id} · ${locationWords(location, inEnglishWords, 'en')} · ${message}`
}

/** Number of findings per level, and the duration. */
export function summary(all: readonly CheckFinding[], checked: number, seconds: number): string {
  const counts = LEVELS.map((level) => {
    const count = all.filter((finding) => finding.level === level).length
    return `${count} ${level === 'info' ? 'hints' : `${level}s`}`
  })
  return `${checked} documents checked in ${seconds.toFixed(1)} s: ${counts.join(', ')}.`
}
