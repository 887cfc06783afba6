import { env } from '../../config/env.ts'
import { vitalsScript } from '../../enhancements/vitals/script.ts'

export function GET(): Response {
  if (env.WEB_VITALS_URL === undefined)
    return new Response('Nothing is measured\n', { status: 404 })
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8' }
  return new Response(vitalsScript(env.WEB_VITALS_URL), { headers })
}
