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

/** Returns the insights tool for users who may write or translate. */
export function insightsFor(user: Pick<CurrentUser, 'roles'> | null): Tool[] {
  return onlyReads(user) ? [] : [insightsTool]
}
