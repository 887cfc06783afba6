import { NotFound, notFoundMetadata } from '../../../components/not-found/not-found.tsx'
import { type LocaleRoute, localeOf } from '../../../config/localised-route.ts'

export const metadata = notFoundMetadata

/** What is said with status 404, made in advance. */
export default async function Page({ params }: LocaleRoute) {
  return <NotFound locale={await localeOf(params)} />
}
