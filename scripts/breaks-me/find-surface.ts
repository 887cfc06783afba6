import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { apiSurfaceHref, changelogPath, pageHref } from '../../web/config/paths.ts'
import { type ApiSurface, apiSurfaceSchema } from '../../web/content/api-surface/surface-schema.ts'
import { runningStack } from '../stack/running-stack.ts'

/** How long a site may take to answer, in ms. */
const PATIENCE = 20_000

export interface FoundSurface {
  surface: ApiSurface
  /** Origin of the site, used in links; '' when the surface comes from a file. */
  origin: string
}

/** Loads the API surface from a file or a site. Throws an error that names the fault. */
export async function findSurface(
  file?: string,
  site = runningStack()?.site,
): Promise<FoundSurface> {
  const origin = site === undefined ? '' : new URL(site).origin
  if (file !== undefined) return { surface: parsed(readFileSync(file, 'utf8'), file), origin }
  if (site === undefined)
    throw new Error(
      'No site runs here. Type `npm start` in another terminal, or name one: --site https://docs.exchange.example',
    )
  const address = `${origin}${apiSurfaceHref}`
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) })
  if (!response.ok)
    throw new Error(`${address} answered ${response.status}. Is it a site of this documentation?`)
  return { surface: parsed(await response.text(), address), origin }
}

function parsed(text: string, from: string): ApiSurface {
  try {
    return apiSurfaceSchema.parse(JSON.parse(text))
  } catch (cause) {
    const words = cause instanceof z.ZodError ? `: ${z.prettifyError(cause)}` : ''
    throw new Error(`${from} is no surface of the API${words}`, { cause })
  }
}

/** Returns the address of a finding's changelog entry, or else of its page. */
export function linkOf(
  { page, change }: { page?: string; change?: { anchor: string } },
  origin: string,
): string | undefined {
  if (page !== undefined) return `${origin}${pageHref(page, 'en')}`
  return change && `${origin}${pageHref(changelogPath, 'en', change.anchor)}`
}
