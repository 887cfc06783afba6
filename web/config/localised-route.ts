import { notFound } from 'next/navigation'
import { type Locale, locales } from './locales.ts'

/** The handler of a route below `[locale]`; 404 where that is no locale of ours. */
export function localisedRoute<Params extends { locale: string }>(
  respond: (locale: Locale, params: Params) => Response | Promise<Response>,
) {
  return async (_request: Request, { params }: { params: Promise<Params> }): Promise<Response> => {
    const given = await params
    const locale = locales.find((known) => known === given.locale)
    return locale ? respond(locale, given) : notFound()
  }
}

/** Route parameters, for every locale. */
export function inEachLocale<Params extends object>(
  all: readonly Params[],
): (Params & { locale: Locale })[] {
  return locales.flatMap((locale) => all.map((params) => ({ ...params, locale })))
}
