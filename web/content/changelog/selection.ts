import { CHANGE_KINDS, type ChangeKind } from '../../../schemas/changes/kinds.ts'
import type { Locale } from '../../config/locales.ts'
import { pageHref } from '../../config/paths.ts'
import type { ChangelogEntry } from '../model/page-data.ts'
import { areaOf } from './area.ts'

/** A reader's filter of the changelog; empty lists select everything. */
export interface Selection {
  /** Areas such as `market`; an entry matches by a page of one of these areas, or by one of `paths`. */
  areas: readonly string[]
  /** Paths of pages: `v5/market/kline`. */
  paths: readonly string[]
  kinds: readonly ChangeKind[]
  /** Selects only changes that may break clients. */
  breaking: boolean
  /** Selects only changes of this day or later: YYYY-MM-DD. */
  since?: string
}

export const EVERYTHING: Selection = { areas: [], paths: [], kinds: [], breaking: false }

/** The query asks for an impossible selection; the message names the value, for the person who sent it. */
export class SelectionError extends Error {
  override name = 'SelectionError'
}

/** Maximum number of areas and pages in one query. */
const MOST = { area: 30, page: 200 } as const
const AREA = /^[a-z0-9-]{1,40}$/
const PATH = /^[a-zA-Z0-9/_-]{1,120}$/
const KNOWN = ['area', 'page', 'kind', 'breaking', 'since']

/** Parses the selection in a query. Throws a SelectionError. */
export function readSelection(query: URLSearchParams): Selection {
  for (const name of query.keys())
    if (!KNOWN.includes(name))
      throw new SelectionError(
        `There is no parameter ${quoted(name)}. Known are ${KNOWN.join(', ')}.`,
      )
  const since = query.get('since')
  return {
    areas: all(query, 'area', AREA, 'the name of an area, like market'),
    paths: all(query, 'page', PATH, 'the path of a page, like v5/market/kline'),
    kinds: query.getAll('kind').map(readKind),
    breaking: readFlag(query.get('breaking')),
    ...(since !== null && { since: readDay(since) }),
  }
}

/** The query string of `selection`, with its parameters in a fixed order; empty for everything. */
export function selectionQuery({ areas, paths, kinds, breaking, since }: Selection): string {
  const query = new URLSearchParams([
    ...[...new Set(areas)].sort().map((area) => ['area', area]),
    ...[...new Set(paths)].sort().map((path) => ['page', path]),
    ...[...new Set(kinds)].sort().map((kind) => ['kind', kind]),
    ...(breaking ? [['breaking', '1']] : []),
    ...(since === undefined ? [] : [['since', since]]),
  ])
  // A slash needs no escape in a query.
  return query.toString().replaceAll('%2F', '/')
}

/** Whether `selection` includes `entry`; `locale` is that of the entry's links. */
export function isSelected(entry: ChangelogEntry, selection: Selection, locale: Locale): boolean {
  const { areas, paths, kinds, breaking, since } = selection
  if (breaking && !entry.breaking) return false
  if (kinds.length > 0 && !kinds.includes(entry.kind)) return false
  if (since !== undefined && entry.date < since) return false
  if (areas.length + paths.length === 0) return true
  const hrefs = new Set(paths.map((path) => pageHref(path, locale)))
  return [...entry.pages.map(({ href }) => href), ...(entry.usedOn ?? [])].some(
    (href) => hrefs.has(href) || areas.includes(areaOf(href) ?? ''),
  )
}

function all(query: URLSearchParams, name: 'area' | 'page', form: RegExp, what: string): string[] {
  const values = query.getAll(name).map((value) => value.replace(/^\/|\/$/g, ''))
  if (values.length > MOST[name])
    throw new SelectionError(
      `${values.length} times ${name}: an address holds ${MOST[name]}. Choose areas in place of pages, or several feeds.`,
    )
  for (const value of values)
    if (!form.test(value)) throw new SelectionError(`${name}=${quoted(value)} is not ${what}.`)
  return values
}

function readKind(given: string): ChangeKind {
  const kind = CHANGE_KINDS.find((known) => known === given)
  if (kind) return kind
  throw new SelectionError(`kind=${quoted(given)} is none of ${CHANGE_KINDS.join(', ')}.`)
}

function readFlag(given: string | null): boolean {
  if (given === null || given === '0') return false
  if (given === '1') return true
  throw new SelectionError(`breaking=${quoted(given)} is neither 1 nor 0.`)
}

function readDay(given: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(Date.parse(given))) return given
  throw new SelectionError(`since=${quoted(given)} is no day like 2026-11-20.`)
}

/** An untrusted value, cut to 60 characters. */
const quoted = (given: string) => JSON.stringify(given.slice(0, 60))
