import { ActivityIcon } from '@sanity/icons/Activity'
import type { CurrentUser, Tool } from 'sanity'
import { isAdministrator } from '../../schemas/access.ts'
import { Webhooks } from './webhooks.tsx'

export const OPERATIONS = 'operations'

/** What others were told, and were not. */
const operationsTool: Tool = {
  name: OPERATIONS,
  title: 'Status',
  icon: ActivityIcon,
  component: Webhooks,
}

const MAY_SEE = ['administrator', 'writer']
type User = Pick<CurrentUser, 'roles'> | null

/** Whether a lake on this machine tells the user what it told others; the hosted one has its own pages for it. */
export const seesDeliveries = (apiHost: string | undefined, user: User): boolean =>
  apiHost !== undefined && (user?.roles.some((role) => MAY_SEE.includes(role.name)) ?? false)

/** The tool for those who see deliveries, or may send again what receivers of changes did not take. */
export const operationsFor = (apiHost: string | undefined, user: User): Tool[] =>
  seesDeliveries(apiHost, user) || isAdministrator(user) ? [operationsTool] : []
