import { speculationRules } from '../../enhancements/speculation-rules.ts'

export function GET(): Response {
  const headers = { 'Content-Type': 'application/speculationrules+json' }
  return new Response(JSON.stringify(speculationRules), { headers })
}
