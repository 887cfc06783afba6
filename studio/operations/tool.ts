import { ActivityIcon } from '@sanity/icons/Activity'
import type { CurrentUser, Tool } from 'sanity'
import { Operations } from './operations.tsx'

export const OPERATIONS = 'operations'

/** The lake's operations; the hosted service shows its own in its management pages. */
const operationsTool: Tool = {
  name: OPERATIONS,
  title: 'Operations',
  icon: ActivityIcon,
  component: Operations,
}

const MAY_SEE = ['administrator', 'writer']

/** The tool for those to whom a lake on this machine answers, or none. */
export function operationsFor(
  apiHost: string | undefined,
  user: Pick<CurrentUser, 'roles'> | null,
): Tool[] {
  const maySee = user?.roles.some((role) => MAY_SEE.includes(role.name)) ?? false
  return apiHost !== undefined && maySee ? [operationsTool] : []
}
