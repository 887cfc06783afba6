import { FollowView, followMetadata } from '../../../../../components/follow/follow-view.tsx'
import { type LocaleRoute, localeOf } from '../../../../../config/localised-route.ts'

export const generateMetadata = async ({ params }: LocaleRoute) =>
  followMetadata(await localeOf(params))

export default async function Page({ params }: LocaleRoute) {
  return <FollowView locale={await localeOf(params)} />
}
