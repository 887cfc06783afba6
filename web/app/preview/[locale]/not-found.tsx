import { locale } from 'next/root-params'
import { NotFound } from '../../../components/not-found/not-found.tsx'
import { localeOf } from '../../../config/localised-route.ts'

// Next gives this file no parameters (https://nextjs.org/docs/app/api-reference/functions/next-root-params).
const params = async () => ({ locale: String(await locale()) })

export default async function Page() {
  return <NotFound locale={await localeOf(params())} />
}
