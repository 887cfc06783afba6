import { SearchIcon } from '@sanity/icons/Search'
import type { CurrentUser, Tool } from 'sanity'
import { Insights } from './insights.tsx'

const insightsTool: Tool = {
  name: 'search-insights',
  title: 'Search insights',
  icon: SearchIcon,
  component: Insights,
}

const MAY_SEE = ['administrator', 'writer', 'translator']

/** The tool for those who write and translate what readers search for. */
export function insightsFor(user: Pick<CurrentUser, 'roles'> | null): Tool[] {
  return user?.roles.some((role) => MAY_SEE.includes(role.name)) ? [insightsTool] : []
}
