import { notFound } from 'next/navigation'
import { llmsResponse } from '../../../agents/llms-response.ts'
import { locales } from '../../../locales.ts'

export const generateStaticParams = () => locales.map((locale) => ({ locale }))

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const { locale } = await params
  const known = locales.find((candidate) => candidate === locale)
  return known ? llmsResponse(known) : notFound()
}
