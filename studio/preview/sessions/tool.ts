import { EyeClosedIcon } from '@sanity/icons/EyeClosed'
import type { CurrentUser, Tool } from 'sanity'
import { isAdministrator } from '../../../schemas/access.ts'
import { Sessions } from './sessions.tsx'

const sessionsTool: Tool = {
  name: 'preview-sessions',
  title: 'Preview sessions',
  icon: EyeClosedIcon,
  component: Sessions,
}

/** Returns the sessions tool for administrators. */
export function sessionsFor(user: Pick<CurrentUser, 'roles'> | null): Tool[] {
  return isAdministrator(user) ? [sessionsTool] : []
}
