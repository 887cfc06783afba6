import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { defineLocaleResourceBundle, definePlugin } from 'sanity'
import { REFERENCE_MESSAGE } from '../../schemas/validation/reference-message.ts'
import { Checks } from './checks.tsx'

/** Judges every document by the rules that a form shows for one. */
export const checks = definePlugin({
  name: 'checks',
  i18n: {
    bundles: [
      // In place of Sanity’s own words, which do not say what to do.
      defineLocaleResourceBundle({
        locale: 'en-US',
        namespace: 'validation',
        resources: { 'object.reference-not-published': REFERENCE_MESSAGE },
      }),
    ],
  },
  tools: [{ name: 'check', title: 'Check', icon: CheckmarkCircleIcon, component: Checks }],
})
