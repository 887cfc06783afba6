import { notFound } from 'next/navigation'
import { type Locale, locales } from './locales.ts'

/** Those of a route below `[locale]`. */
export interface LocaleRoute {
  params: Promise<{ locale: string }>
}

/** The locale that a route is asked for in; 404 where that is no locale of ours. */
export async function localeOf(params: LocaleRoute['params']): Promise<Locale> {
  const given = await params
  return locales.find((known) => known === given.locale) ?? notFound()
}

/** The handler of a route below `[locale]`; 404 where that is no locale of ours. */
export function localisedRoute<Params extends { locale: string }>(
  respond: (locale: Locale, params: Params, request: Request) => Response | Promise<Response>,
) {
  return async (request: Request, { params }: { params: Promise<Params> }): Promise<Response> =>
    respond(await localeOf(params), await params, request)
}

/** Route parameters, for every locale. */
export function inEachLocale<Params extends object>(
  all: readonly Params[],
): (Params & { locale: Locale })[] {
  return locales.flatMap((locale) => all.map((params) => ({ ...params, locale })))
}
