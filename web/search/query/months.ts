import { monthNames } from './month-names.ts'

/** A range of days as numbers: 20251001 is 1 October 2025. Day 99 of a month is its heading. */
export interface Days {
  from: number
  to: number
}

/** Number of years in which a month without a year is searched. */
const YEARS = 5

const YEAR = String.raw`(?<year>20\d\d)`
const SHAPES = [
  new RegExp(String.raw`\b${YEAR}[-/.](?<month>1[0-2]|0?[1-9])(?:[-/.]\d{1,2})?\b`),
  new RegExp(String.raw`(?:${YEAR}\s*年\s*)?(?<month>1[0-2]|0?[1-9])\s*月(?:\s*\d{1,2}\s*日)?`),
  new RegExp(String.raw`(?:${YEAR}\s*年\s*)?(?<name>${names('zh-TW')})`),
  new RegExp(
    String.raw`\b(?<name>${names('en')})\b(?:\s+\d{1,2}(?:st|nd|rd|th)?\b(?!\d))?(?:,?\s*${YEAR}\b)?`,
    'i',
  ),
  new RegExp(String.raw`\b${YEAR}(?:\b|\s*年)`),
]

export interface MonthsRead {
  days: Days[]
  /** The text without the date. */
  rest: string
  /** Whether month and year are given, so that nothing else can be meant. */
  certain: boolean
}

/** The month or year in a text; a month without a year means the last years up to `today`, newest first. */
export function readMonths(text: string, today: Date): MonthsRead | undefined {
  for (const shape of SHAPES) {
    const found = shape.exec(text)
    if (!found) continue
    const { year, month, name } = found.groups ?? {}
    const number = month ? Number(month) : name ? monthOf(name) : undefined
    const newest = today.getUTCFullYear()
    const years = year ? [Number(year)] : Array.from({ length: YEARS }, (_, back) => newest - back)
    return {
      days: years.map((each) => daysOf(each, number)),
      rest: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`,
      certain: year !== undefined && number !== undefined,
    }
  }
  return undefined
}

function daysOf(year: number, month: number | undefined): Days {
  return { from: year * 1e4 + (month ?? 1) * 100, to: year * 1e4 + (month ?? 12) * 100 + 99 }
}

function monthOf(name: string): number {
  const all = Object.values(monthNames).flat()
  return (all.findIndex((each) => each.includes(name.toLowerCase())) % 12) + 1
}

/** Longer names first, because 十一月 contains 一月. */
function names(locale: keyof typeof monthNames): string {
  return monthNames[locale]
    .flat()
    .toSorted((a, b) => b.length - a.length)
    .join('|')
}
