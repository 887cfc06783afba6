import { PublishIcon } from '@sanity/icons/Publish'
import { type CurrentUser, type DocumentActionComponent, definePlugin, type Tool } from 'sanity'
import { locales } from '../../schemas/locales.ts'
import { hasTranslations } from '../../schemas/localised-fields.ts'
import { WaitingBadge } from '../languages/waiting-badge.ts'
import { PublishInput } from './entry-note.tsx'
import { keepOthersAction } from './keep-others-action.ts'
import { languageAction } from './language-action.ts'
import { publishAction } from './publish-action.tsx'
import { removalAction } from './removal-action.tsx'
import { PublishTogether } from './together/publish-together.tsx'

const publishTogetherTool: Tool = {
  name: 'publish-together',
  title: 'Publish together',
  icon: PublishIcon,
  component: PublishTogether,
}

/** Returns the tool for users who may publish. */
function publishTogetherTools(user: Pick<CurrentUser, 'roles'> | null): Tool[] {
  return user?.roles.some(({ name }) => name !== 'viewer') ? [publishTogetherTool] : []
}

const OURS: Record<string, (original: DocumentActionComponent) => DocumentActionComponent> = {
  publish: publishAction,
  delete: removalAction('delete'),
  unpublish: removalAction('unpublish'),
  discardChanges: keepOthersAction('discardChanges'),
  restore: keepOthersAction('restore'),
}

const ALONE = locales.map(languageAction)

/** One replacement per original action: the Studio compares actions by identity. */
const known = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

function ours(original: DocumentActionComponent): DocumentActionComponent {
  const make = OURS[original.action ?? '']
  if (!make) return original
  const made = known.get(original) ?? make(original)
  known.set(original, made)
  return made
}

/** Replaces publish, unpublish and delete by actions that break no links. */
export const publishing = definePlugin({
  name: 'publishing',
  form: { components: { input: PublishInput } },
  document: {
    actions: (actions, { schemaType }) => [
      ...actions.map(ours),
      ...(hasTranslations(schemaType) ? ALONE : []),
    ],
    badges: (badges, { schemaType }) =>
      hasTranslations(schemaType) ? [...badges, WaitingBadge] : badges,
  },
  tools: (tools, { currentUser }) => [...tools, ...publishTogetherTools(currentUser)],
})
