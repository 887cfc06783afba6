import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { defineLocaleResourceBundle, definePlugin } from 'sanity'
import { REFERENCE_MESSAGE } from '../../schemas/validation/reference-message.ts'
import { Checks } from './checks.tsx'

/** A tool that checks every document against the rules that a form applies to one document. */
export const checks = definePlugin({
  name: 'checks',
  i18n: {
    bundles: [
      // Replaces Sanity's own message, which does not say how to solve the problem.
      defineLocaleResourceBundle({
        locale: 'en-US',
        namespace: 'validation',
        resources: { 'object.reference-not-published': REFERENCE_MESSAGE },
      }),
    ],
  },
  tools: [{ name: 'check', title: 'Check', icon: CheckmarkCircleIcon, component: Checks }],
})
