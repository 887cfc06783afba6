import { PublishIcon } from '@sanity/icons/Publish'
import type { CurrentUser, Tool } from 'sanity'
import { PublishTogether } from './publish-together.tsx'

const publishTogetherTool: Tool = {
  name: 'publish-together',
  title: 'Publish together',
  icon: PublishIcon,
  component: PublishTogether,
}

/** Returns the tool for users who may publish. */
export function publishTogetherTools(user: Pick<CurrentUser, 'roles'> | null): Tool[] {
  return user?.roles.some(({ name }) => name !== 'viewer') ? [publishTogetherTool] : []
}
