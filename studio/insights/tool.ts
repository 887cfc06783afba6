import { SearchIcon } from '@sanity/icons/Search'
import type { CurrentUser, Tool } from 'sanity'
import { onlyReads } from '../../schemas/access.ts'
import { Insights } from './insights.tsx'

const insightsTool: Tool = {
  name: 'search-insights',
  title: 'Search insights',
  icon: SearchIcon,
  component: Insights,
}

/** The tool for those who write and translate what readers search for. */
export function insightsFor(user: Pick<CurrentUser, 'roles'> | null): Tool[] {
  return onlyReads(user) ? [] : [insightsTool]
}
