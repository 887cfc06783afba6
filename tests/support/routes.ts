import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

/** Where a page stands. */
export interface Route {
  /** Without `/docs/`. */
  path: string
  sidebar?: string
  /** English labels of the categories around it in its sidebar. */
  below: string[]
}

const file = z.record(
  z.string(),
  z.array(z.object({ path: z.string(), below: z.array(z.string()).default([]) })),
)
const text = readFileSync(join(import.meta.dirname, '../routes.yaml'), 'utf8')

/** The places of all pages but the landing page and that of search results, in order. */
export const routes: Route[] = Object.entries(file.parse(parse(text))).flatMap(
  ([sidebar, listed]) =>
    listed.map((route) => ({ ...route, ...(sidebar === 'none' ? {} : { sidebar }) })),
)

/** Each page once. */
export const pagePaths = [...new Set(routes.map(({ path }) => path))].toSorted()
