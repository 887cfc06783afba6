import { visionTool } from '@sanity/vision'
import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { API_VERSION } from '../schemas/api-version.ts'
import { schemaTypes } from '../schemas/index.ts'
import { lake } from './env.ts'
import { Icon } from './icon.tsx'
import { FormInput } from './inputs/form-input.tsx'
import { localLakeClient } from './lake-client.ts'
import { Layout } from './layout.tsx'
import { pageAddress } from './page-address.ts'
import { structure } from './structure/index.ts'
import { FROM_SPECS, SINGLETONS } from './structure/singletons.ts'

const off = { enabled: false } as const
const madeElsewhere = [...SINGLETONS, ...FROM_SPECS]

export default defineConfig({
  title: 'Exchange docs',
  icon: Icon,
  projectId: lake.projectId,
  dataset: lake.dataset,
  ...(lake.apiHost && {
    apiHost: lake.apiHost,
    unstable_clientFactory: localLakeClient(lake.apiHost),
  }),
  auth: { loginMethod: 'cookie' },
  plugins: [
    structureTool({ title: 'Content', structure }),
    visionTool({ defaultApiVersion: API_VERSION }),
  ],
  tools: (tools, { currentUser }) =>
    currentUser?.roles.some((role) => role.name === 'administrator')
      ? tools
      : tools.filter((tool) => tool.name !== 'vision'),
  schema: { types: schemaTypes },
  studio: { components: { layout: Layout } },
  form: { components: { input: FormInput } },
  document: {
    comments: off,
    askToEdit: off,
    productionUrl: async (_previous, { document }) => pageAddress(document),
    newDocumentOptions: (templates) =>
      templates.filter((template) => !madeElsewhere.includes(template.templateId)),
    actions: (actions, { schemaType }) =>
      madeElsewhere.includes(schemaType)
        ? actions.filter((one) => !['duplicate', 'delete', 'unpublish'].includes(one.action ?? ''))
        : actions,
  },
  // Parts of the hosted service that this project does not use.
  releases: off,
  scheduledDrafts: off,
  scheduledPublishing: { ...off, inputDateTimeFormat: 'yyyy-MM-dd HH:mm' },
  tasks: off,
  mediaLibrary: off,
  announcements: off,
  apps: { canvas: off },
})
