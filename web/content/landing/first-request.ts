import type { Locale } from '../../config/locales.ts'
import { pageHref } from '../../config/paths.ts'
import type { LinkedPage } from '../addresses/linked-pages.ts'
import { omitUndefined } from '../lake/optional-fields.ts'
import type { Method } from '../model/page-data.ts'
import type { LandingSettings } from './landing-settings.ts'

export interface LandingRequest {
  method: Method
  path: string
  /** The page that documents it. */
  href?: string
  samples: { value: string; label: string; language: string; code: string }[]
  answer?: { status?: number; language: string; code: string }
}

/** The example request of the landing page, with `host` inserted into its samples. */
export function firstRequest(
  { operation, samples }: LandingSettings,
  {
    host,
    pages,
    locale,
  }: { host: string | undefined; pages: Iterable<LinkedPage>; locale: Locale },
): LandingRequest | undefined {
  if (!operation || samples.length === 0) return undefined
  const { answer } = operation
  const page = [...pages].find((candidate) => candidate.operation === operation._id)
  return omitUndefined({
    method: operation.method,
    path: operation.path,
    href: page && pageHref(page.path, locale),
    samples: samples.map((sample) => ({
      ...sample,
      code: sample.code.trimEnd().replaceAll('{host}', host ?? ''),
    })),
    answer: answer?.code
      ? omitUndefined({
          status: answer.status ?? undefined,
          language: 'json',
          code: answer.code,
        })
      : undefined,
  })
}
