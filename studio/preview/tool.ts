import { presentationTool } from 'sanity/presentation'
import { siteUrl } from '../env.ts'
import {
  announcementLocations,
  base,
  documentAt,
  pageLocations,
  settingsLocations,
} from './locations.ts'

const site = new URL(siteUrl)

/** The site's pages beside the form, with drafts; a click on a text focuses its field. */
export const preview = presentationTool({
  title: 'Preview',
  name: 'preview',
  allowOrigins: [site.origin],
  previewUrl: {
    initial: siteUrl,
    // Sanity's sharing exposes all drafts and never expires; `share/` has expiring links to single pages.
    previewMode: {
      enable: `${base}/api/draft-mode/enable`,
      shareAccess: false,
    },
  },
  resolve: {
    mainDocuments: [{ route: [base || '/', `${base}/*`], resolve: documentAt }],
    locations: {
      page: pageLocations,
      siteSettings: settingsLocations,
      announcement: announcementLocations,
    },
  },
})
