import { visionTool } from '@sanity/vision'
import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { onlyTranslates } from '../schemas/access.ts'
import { API_VERSION } from '../schemas/api-version.ts'
import { schemaTypes } from '../schemas/index.ts'
import { blocks } from './blocks/plugin.ts'
import { breakingChanges } from './breaking/plugin.ts'
import { checks } from './checks/tool.ts'
import { home } from './dashboard/tool.ts'
import { lake, siteUrl } from './env.ts'
import { readersFeedback } from './feedback/plugin.ts'
import { finding } from './find/plugin.ts'
import { choseChinese, inChinese, initialInterfaceMessages } from './i18n/local-schema.ts'
import { interfaceLanguages } from './i18n/plugin.ts'
import { Icon } from './icon.tsx'
import { inPlace } from './in-place/plugin.ts'
import { FormInput } from './inputs/form-input.tsx'
import { FormItem } from './inputs/form-item.tsx'
import { insightsFor } from './insights/tool.ts'
import { loginMethod, studioClient } from './lake-client.ts'
import { Layout } from './layout.tsx'
import { featureMessages } from './messages.ts'
import { stabiliseFormBuilder } from './patches/typing/steady-form-builder.tsx'
import { sessionsFor } from './preview/sessions/tool.ts'
import { sharing } from './preview/share/plugin.ts'
import { preview } from './preview/tool.ts'
import { publishing } from './publish/index.ts'
import { reviewing } from './review/index.ts'
import { FormField } from './roles/form-field.tsx'
import { saving } from './saving/plugin.ts'
import { answerOutside } from './script-policy/answer-outside.ts'
import { searchTrials } from './search-trial/plugin.ts'
import { studioStructure } from './structure/index.ts'
import { FROM_SPECS, SINGLETONS } from './structure/singletons.ts'
import { searchTemplates } from './structure/templates/search-templates.ts'
import { pageTemplates } from './structure/templates/templates.ts'
import { translation } from './translate/tool.ts'
import { operationsFor } from './webhooks/tool.ts'

stabiliseFormBuilder()
if (lake.apiHost !== undefined) answerOutside()

const off = { enabled: false } as const
/** Document actions that are removed from documents which writers do not create themselves. */
const MAKING_AND_REMOVING = ['duplicate', 'delete', 'unpublish']
const madeElsewhere = [...SINGLETONS, ...FROM_SPECS]

const isChinese = choseChinese(lake.projectId)
const names = initialInterfaceMessages(isChinese)

export default defineConfig({
  title: names.root,
  icon: Icon,
  projectId: lake.projectId,
  dataset: lake.dataset,
  ...(lake.apiHost && { apiHost: lake.apiHost }),
  unstable_clientFactory: studioClient(lake.apiHost),
  auth: { loginMethod: loginMethod(lake.apiHost) },
  plugins: [
    // The first tool opens after the sign-in.
    home(),
    structureTool({ title: names['tool.structure'], structure: studioStructure }),
    preview,
    sharing(),
    finding(),
    publishing(),
    searchTrials(),
    translation(),
    reviewing(),
    readersFeedback(),
    interfaceLanguages(featureMessages),
    checks(),
    saving(),
    blocks(),
    breakingChanges(),
    inPlace(),
    visionTool({ defaultApiVersion: API_VERSION }),
  ],
  tools: (tools, { currentUser }) => {
    const administers = currentUser?.roles.some((role) => role.name === 'administrator')
    const known = administers ? tools : tools.filter((tool) => tool.name !== 'vision')
    return [
      ...known,
      ...insightsFor(currentUser),
      ...sessionsFor(currentUser),
      ...operationsFor(lake.apiHost, currentUser),
    ]
  },
  schema: {
    types: isChinese ? inChinese(schemaTypes) : schemaTypes,
    templates: (others) => [...pageTemplates(others), ...searchTemplates],
  },
  studio: { components: { layout: Layout } },
  form: { components: { field: FormField, input: FormInput, item: FormItem } },
  document: {
    comments: off,
    askToEdit: off,
    productionUrl: async (_previous, { document }) => pageAddress(document),
    newDocumentOptions: (templates, { currentUser }) =>
      onlyTranslates(currentUser)
        ? []
        : templates.filter((template) => !madeElsewhere.includes(template.templateId)),
    actions: (actions, { schemaType, currentUser }) =>
      madeElsewhere.includes(schemaType) || onlyTranslates(currentUser)
        ? actions.filter((one) => !MAKING_AND_REMOVING.includes(one.action ?? ''))
        : actions,
  },
  // Features of the hosted service that this project does not use.
  releases: off,
  scheduledDrafts: off,
  scheduledPublishing: { ...off, inputDateTimeFormat: 'yyyy-MM-dd HH:mm' },
  tasks: off,
  mediaLibrary: off,
  announcements: off,
  apps: { canvas: off },
})

/** Returns the address of a page on the site; undefined for other documents and for pages without a path. */
function pageAddress(document: { _type: string; path?: unknown }): string | undefined {
  const { _type, path } = document
  if (_type !== 'page' || typeof path !== 'object' || path === null) return undefined
  if (!('current' in path) || typeof path.current !== 'string') return undefined
  return `${siteUrl.replace(/\/$/, '')}/${path.current}`
}
