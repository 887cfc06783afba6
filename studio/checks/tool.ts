import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { definePlugin } from 'sanity'
import { Checks } from './checks.tsx'

/** Judges every document by the rules that a form shows for one. */
export const checks = definePlugin({
  name: 'checks',
  tools: [{ name: 'check', title: 'Check', icon: CheckmarkCircleIcon, component: Checks }],
})
