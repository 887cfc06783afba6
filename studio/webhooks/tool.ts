import { ActivityIcon } from '@sanity/icons/Activity'
import type { CurrentUser, Tool } from 'sanity'
import { isAdministrator } from '../../schemas/access.ts'
import { Webhooks } from './webhooks.tsx'

export const OPERATIONS = 'operations'

/** The tool with the state of deliveries. */
const operationsTool: Tool = {
  name: OPERATIONS,
  title: 'Status',
  icon: ActivityIcon,
  component: Webhooks,
}

const MAY_SEE = ['administrator', 'writer']
type User = Pick<CurrentUser, 'roles'> | null

/** Whether a local lake shows the user its deliveries; the hosted service has its own pages for them. */
export const maySeeDeliveries = (apiHost: string | undefined, user: User): boolean =>
  apiHost !== undefined && (user?.roles.some((role) => MAY_SEE.includes(role.name)) ?? false)

/** Returns the tool for users who see deliveries, and for administrators, who may resend undelivered changes. */
export const operationsFor = (apiHost: string | undefined, user: User): Tool[] =>
  maySeeDeliveries(apiHost, user) || isAdministrator(user) ? [operationsTool] : []
