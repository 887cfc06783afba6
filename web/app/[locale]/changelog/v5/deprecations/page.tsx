import {
  DeprecationsView,
  deprecationsMetadata,
} from '../../../../../components/deprecations/deprecations-view.tsx'
import { type LocaleRoute, localeOf } from '../../../../../config/localised-route.ts'

export const generateMetadata = async ({ params }: LocaleRoute) =>
  deprecationsMetadata(await localeOf(params))

export default async function Page({ params }: LocaleRoute) {
  return <DeprecationsView locale={await localeOf(params)} />
}
