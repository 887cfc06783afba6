import { speculationRules } from '../../speculation/speculation-rules.ts'

export function GET(): Response {
  const headers = { 'Content-Type': 'application/speculationrules+json' }
  return new Response(JSON.stringify(speculationRules), { headers })
}
