import type { RootContent } from 'mdast'
import { PLACEHOLDER } from '../../../blocks/placeholder/markdown.ts'
import { nodeSource, type Reading, reportProblem } from './problems.ts'

/** Returns a placeholder with the source of an unsupported node; `said` names it in the report. */
export function placeholder(
  reading: Reading,
  node: RootContent,
  name: string,
  said: string,
  source = nodeSource(reading, node),
): RootContent[] {
  reportProblem(reading, node, 'placeholder', `${said} is kept as its source.`)
  return [{ type: 'code', lang: PLACEHOLDER, meta: `name="${name}"`, value: source }]
}
