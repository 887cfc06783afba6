import { PublishIcon } from '@sanity/icons/Publish'
import type { CurrentUser, Tool } from 'sanity'
import { Together } from './together.tsx'

const togetherTool: Tool = {
  name: 'publish-together',
  title: 'Publish together',
  icon: PublishIcon,
  component: Together,
}

/** Returns the tool for users who may publish. */
export function togetherFor(user: Pick<CurrentUser, 'roles'> | null): Tool[] {
  return user?.roles.some(({ name }) => name !== 'viewer') ? [togetherTool] : []
}
