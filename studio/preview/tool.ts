import { presentationTool } from 'sanity/presentation'
import { siteUrl } from '../env.ts'
import { pageAt, pageLocations } from './locations.ts'

const site = new URL(siteUrl)

/** The site's own pages beside the form, drafts included, with a click on a text leading to its field. */
export const preview = presentationTool({
  title: 'Preview',
  name: 'preview',
  allowOrigins: [site.origin],
  previewUrl: {
    initial: siteUrl,
    // Sanity's own sharing opens every draft and does not end; we have links to single pages.
    previewMode: {
      enable: `${site.pathname.replace(/\/$/, '')}/api/draft-mode/enable`,
      shareAccess: false,
    },
  },
  resolve: {
    mainDocuments: [{ route: `${site.pathname.replace(/\/$/, '')}/*`, resolve: pageAt }],
    locations: { page: pageLocations },
  },
})
