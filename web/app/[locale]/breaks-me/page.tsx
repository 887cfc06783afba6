import { BreaksMeView, breaksMeMetadata } from '../../../components/breaks-me/breaks-me-view.tsx'
import { type LocaleRoute, localeOf } from '../../../config/localised-route.ts'

export const generateMetadata = async ({ params }: LocaleRoute) =>
  breaksMeMetadata(await localeOf(params))

export default async function Page({ params }: LocaleRoute) {
  return <BreaksMeView locale={await localeOf(params)} />
}
